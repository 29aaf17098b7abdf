import {
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import styles from './field.module.css';

interface FieldParts {
  label: string;
  /** Shown under the control and read with it. */
  hint?: string | undefined;
  /** The reason why the value is not accepted; the typed text stays. */
  error?: string | undefined;
}

/** A labelled text input with its hint and its error. */
export function Field({
  label,
  hint,
  error,
  after,
  ...input
}: FieldParts & InputHTMLAttributes<HTMLInputElement> & { after?: ReactNode }) {
  const { id, describedBy, parts } = useParts(input.id, { label, hint, error });
  return (
    <div className="stack gap-2">
      {parts.above}
      <div className={styles.control}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        {after ? <span className={styles.after}>{after}</span> : null}
      </div>
      {parts.below}
    </div>
  );
}

/** A labelled text area with its hint and its error. */
export function TextArea({
  label,
  hint,
  error,
  ...area
}: FieldParts & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { id, describedBy, parts } = useParts(area.id, { label, hint, error });
  return (
    <div className="stack gap-2">
      {parts.above}
      <textarea
        rows={5}
        {...area}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
      {parts.below}
    </div>
  );
}

interface RenderedParts {
  readonly above: ReactElement;
  readonly below: ReactElement;
}

function useParts(given: string | undefined, { label, hint, error }: FieldParts) {
  const made = useId();
  const id = given ?? made;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const parts: RenderedParts = {
    above: (
      <label htmlFor={id} className="bold">
        {label}
      </label>
    ),
    below: (
      <>
        {hint ? (
          <p id={`${id}-hint`} className="quiet">
            {hint}
          </p>
        ) : null}
        {error ? (
          <p id={`${id}-error`} className={`bold ${styles.error}`}>
            {error}
          </p>
        ) : null}
      </>
    ),
  };
  return { id, describedBy, parts };
}

/** Two fields of a form that belong together, side by side if there is space. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={`stack gap-5 ${styles.pair}`}>{children}</div>;
}
