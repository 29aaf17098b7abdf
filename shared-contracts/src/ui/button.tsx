import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

/** `action` for the main action of a page, `quiet` for other actions, `plain` looks like a link. */
export type ButtonLook = 'action' | 'quiet' | 'plain';

/**
 * A native button, 44 pixels high unless `plain`. Set `busy` while its action runs: presses then have no effect,
 * and the button keeps the focus; `disabled` would move the focus to the top of the page.
 */
export function Button({
  look = 'action',
  busy = false,
  className,
  onClick,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook; busy?: boolean }) {
  return (
    <button
      type="button"
      {...button}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={classes(look, className)}
    />
  );
}

/** Cancels a press, also the one that Enter in a field causes. */
function ignore(press: MouseEvent): void {
  press.preventDefault();
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
