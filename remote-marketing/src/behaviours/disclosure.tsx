import { onOwn } from '@little-arches/contracts/ui';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import styles from './disclosure.module.css';

/** Renders native details with a title that opens the content. Those that share a `name` exclude each other. */
export function Disclosure({
  title,
  icon,
  className = '',
  children,
  onToggle,
  ...details
}: Omit<ComponentProps<'details'>, 'title'> & {
  title: string;
  /** Rendered before the title. */
  icon?: ReactElement | null;
}) {
  return (
    <details {...details} className={`${styles.details} ${className}`} onToggle={onToggle && onOwn(onToggle)}>
      <summary className={styles.summary}>
        {icon}
        <span>{title}</span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
