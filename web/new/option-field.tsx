import type { OptionSpec, Options, OptionValue } from '../../domain/kernel/options.ts';
import { ChoiceList } from '../parts/choice-list.tsx';

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly options: Options;
  readonly onValue: (key: string, value: OptionValue) => void;
}

const some = (value: OptionValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((v): v is string => typeof v === 'string') : [];

const SomeField = (props: OptionFieldProps & { readonly spec: Extract<OptionSpec, { readonly kind: 'some-of' }> }) => {
  const { spec, options, onValue } = props;
  const chosen = some(options[spec.key] ?? spec.default);
  const toggle = (id: string): void =>
    onValue(spec.key, chosen.includes(id) ? chosen.filter((c) => c !== id) : [...chosen, id]);
  return (
    <fieldset class="choices inline">
      <legend>
        {spec.label}
        {spec.count !== null && ` (${chosen.length} of ${spec.count})`}
      </legend>
      {spec.help && <p class="help">{spec.help}</p>}
      {spec.values.map((value) => {
        const at = chosen.indexOf(value.value);
        return (
          <label key={value.value} class="choice" title={value.help}>
            <input type="checkbox" checked={at >= 0} onChange={() => toggle(value.value)} />
            <span>
              {value.label}
              {spec.count !== null && at >= 0 && <span class="tag">{at + 1}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};

/** One option of a title, drawn by its kind. */
export const OptionField = ({ spec, options, onValue }: OptionFieldProps) => {
  if (spec.when && options[spec.when.key] !== spec.when.value) return null;
  const help = spec.help === undefined ? {} : { help: spec.help };
  switch (spec.kind) {
    case 'flag':
      return (
        <label class="choice">
          <input
            type="checkbox"
            checked={options[spec.key] === true}
            onChange={(event) => onValue(spec.key, event.currentTarget.checked)}
          />
          <span>
            {spec.label}
            {spec.help && <small>{spec.help}</small>}
          </span>
        </label>
      );
    case 'one-of':
      return (
        <ChoiceList
          legend={spec.label}
          items={spec.values}
          value={String(options[spec.key] ?? spec.default)}
          onValue={(value) => onValue(spec.key, value)}
          {...help}
        />
      );
    case 'some-of':
      return <SomeField spec={spec} options={options} onValue={onValue} />;
    case 'free':
      return null;
  }
};
