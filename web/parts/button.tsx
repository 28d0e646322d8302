import type { ComponentChildren, Ref } from 'preact';
import { announce, boxOf } from '../announce.ts';

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
  /** The hook by which checks from outside find it. */
  readonly part?: string;
  readonly reference?: Ref<HTMLButtonElement>;
}

/** A button that is never truly disabled: where it cannot be used it says why. */
export const Button = (props: ButtonProps) => {
  const { kind = 'plain', why = null, small = false } = props;
  const press = (event: MouseEvent): void => {
    if (why !== null) {
      event.preventDefault();
      announce(why, { at: event.currentTarget instanceof Element ? boxOf(event.currentTarget) : null });
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
      data-part={props.part}
      title={why ?? props.label}
      onClick={press}
    >
      {props.children}
    </button>
  );
};
