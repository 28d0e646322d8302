import { useId } from 'preact/hooks';

export interface ChoiceItem {
  readonly value: string;
  readonly label: string;
  readonly help?: string;
}

interface ChoiceListProps {
  readonly legend: string;
  readonly items: readonly ChoiceItem[];
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly help?: string;
  /** One row of short words. */
  readonly inline?: boolean;
}

/** One of several, as radio buttons. */
export const ChoiceList = ({ legend, items, value, onValue, help, inline = false }: ChoiceListProps) => {
  const id = useId();
  return (
    <fieldset class={inline ? 'choices inline' : 'choices'}>
      <legend>{legend}</legend>
      {help && <p class="help">{help}</p>}
      {items.map((item) => (
        <label key={item.value} class="choice">
          <input
            type="radio"
            name={id}
            value={item.value}
            checked={item.value === value}
            onChange={() => onValue(item.value)}
          />
          <span>
            {item.label}
            {item.help && <small>{item.help}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
