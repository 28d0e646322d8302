import type { ComponentChildren, Ref } from 'preact';
import { announce } from '../announce.ts';

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly kind?: 'main' | 'plain' | 'danger' | 'quiet';
  readonly small?: boolean;
  readonly onPress?: () => void;
  /** Why it cannot be used now; it keeps its place and its focus, and a press says this. */
  readonly why?: string | null;
  readonly pressed?: boolean;
  readonly label?: string;
  readonly submit?: boolean;
  readonly reference?: Ref<HTMLButtonElement>;
}

/** A button that is never truly disabled: where it cannot be used it says why. */
export const Button = (props: ButtonProps) => {
  const { kind = 'plain', why = null, small = false } = props;
  const press = (event: Event): void => {
    if (why !== null) {
      event.preventDefault();
      announce(why);
      return;
    }
    props.onPress?.();
  };
  return (
    <button
      ref={props.reference ?? null}
      type={props.submit ? 'submit' : 'button'}
      class={`button ${kind}${small ? ' small' : ''}`}
      aria-disabled={why !== null}
      aria-pressed={props.pressed}
      aria-label={props.label}
      title={why ?? props.label}
      onClick={press}
    >
      {props.children}
    </button>
  );
};
