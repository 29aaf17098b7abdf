import { type ReactNode, type Ref, useId } from 'react';
import type { Child } from './fetch-family';
import styles from './for-whom.module.css';

/** The value of the option that is no child. Ids of children are UUIDs. */
const NOBODY = 'nobody';

/** Chooses one of the family's children, or no one in particular. `children` say more of the choice. */
export function ForWhom({
  label = 'Who is it for?',
  family,
  chosen,
  asks = false,
  onChoose,
  onLeave,
  ref,
  children,
}: {
  label?: string;
  family: readonly Child[];
  /** A child's id. */
  chosen: string | undefined;
  /** No choice was made yet, neither of a child nor of no one. */
  asks?: boolean;
  onChoose: (childId: string | undefined) => void;
  onLeave?: () => void;
  ref?: Ref<HTMLSelectElement>;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.whom}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        ref={ref}
        className={styles.select}
        value={chosen ?? (asks ? '' : NOBODY)}
        onBlur={onLeave}
        onChange={({ currentTarget: { value } }) => onChoose(value === NOBODY ? undefined : value)}
      >
        {asks ? (
          <option value="" disabled>
            Choose a child
          </option>
        ) : null}
        <option value={NOBODY}>Nobody in particular</option>
        {family.map((child) => (
          <option key={child.id} value={child.id}>
            {child.label}
          </option>
        ))}
      </select>
      {children ? (
        <p role="status" className={styles.note}>
          {children}
        </p>
      ) : null}
    </div>
  );
}
