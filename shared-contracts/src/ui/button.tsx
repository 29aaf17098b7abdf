import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

/** `action` for the one thing a page wants done, `quiet` for what may be done too, `plain` looks like a link. */
export type ButtonLook = 'action' | 'quiet' | 'plain';

/** A native button; 44 pixels high unless `plain`. */
export function Button({
  look = 'action',
  className,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook }) {
  return <button type="button" {...button} className={classes(look, className)} />;
}

/** A link within the site that looks like a button. */
export function ButtonLink({
  to,
  look = 'action',
  className,
  children,
}: {
  to: string;
  look?: ButtonLook;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={classes(look, className)}>
      {children}
    </Link>
  );
}

function classes(look: ButtonLook, more: string | undefined): string {
  return [styles.button, styles[look], more].filter(Boolean).join(' ');
}
