import { useEffect, useId, useRef } from 'preact/hooks';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly type?: 'text' | 'email';
  readonly autocomplete?: string;
  readonly inputmode?: 'text' | 'numeric';
  readonly required?: boolean;
  readonly most?: number;
  readonly help?: string;
  /** Takes the focus when it appears. */
  readonly focus?: boolean;
}

/** A line of text with its label. */
export const Field = (props: FieldProps) => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (props.focus) box.current?.focus();
  }, [props.focus]);
  const shared = {
    ref: box,
    id,
    value: props.value,
    autocomplete: props.autocomplete ?? 'off',
    required: props.required ?? false,
    maxlength: props.most ?? 254,
    'aria-describedby': props.help ? `${id}-help` : undefined,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => props.onValue(event.currentTarget.value),
  };
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      {props.type === 'email' ? (
        <input type="email" {...shared} />
      ) : (
        <input type="text" inputmode={props.inputmode ?? 'text'} {...shared} />
      )}
      {props.help && (
        <p id={`${id}-help`} class="help">
          {props.help}
        </p>
      )}
    </div>
  );
};
