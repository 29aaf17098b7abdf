import { type ReactNode, type Ref, useId } from 'react';
import type { Child } from './fetch-family';
import styles from './for-whom.module.css';

/** Chooses one of the family's children, or nobody in particular. `children` say more of the choice. */
export function ForWhom({
  label = 'Who is it for?',
  family,
  chosen,
  onChoose,
  onLeave,
  ref,
  children,
}: {
  label?: string;
  family: readonly Child[];
  /** A child's id. */
  chosen: string | undefined;
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
        value={chosen ?? ''}
        onBlur={onLeave}
        onChange={({ currentTarget: { value } }) => onChoose(value || undefined)}
      >
        <option value="">Nobody in particular</option>
        {family.map((child) => (
          <option key={child.id} value={child.id}>
            {child.name}
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
