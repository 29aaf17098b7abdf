import { useHost, useSession } from '@little-arches/contracts/host';
import { addresses, matchesAddress } from '@little-arches/contracts/routes';
import { ButtonLink, closeWithOpener, onOwn } from '@little-arches/contracts/ui';
import { ChevronDown, Menu, UserRound, X } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useSignInHref } from '../../navigation/sign-in-href';
import { Logo } from '../logo';
import { type MenuItem, mobileItems } from '../navigation';
import { SocialLinks } from '../social-links';
import styles from './mobile-menu.module.css';

/**
 * The button that opens the menu, and the menu over the page. `className` is the button's: an element around the menu
 * must not be hidden, because an open menu would be hidden with it.
 */
export function MobileMenu({ className = '' }: { className?: string | undefined }) {
  const id = useId();
  const { opener, dialog, open, setOpen } = useMenuDialog();
  const close = () => dialog.current?.close();

  function show(event: MouseEvent) {
    event.preventDefault();
    dialog.current?.showModal();
    setOpen(true);
  }

  function hide(event: MouseEvent) {
    event.preventDefault();
    close();
  }

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) close();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${styles.opener} ${className}`}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Menu aria-hidden="true" className={styles.icon} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog natively. */}
      <dialog
        ref={dialog}
        id={id}
        className={styles.menu}
        aria-label="Menu"
        // The menu may already be open when the page is hydrated.
        suppressHydrationWarning
        onClose={onOwn(() => setOpen(false))}
        onClick={closeOnBackdrop}
      >
        <div className={styles.content}>
          <div className={styles.top}>
            <Logo />
            <button
              type="button"
              className={styles.closer}
              aria-label="Close menu"
              onClick={hide}
              {...{ command: 'close', commandfor: id }}
            >
              <X aria-hidden="true" className={styles.icon} />
            </button>
          </div>
          <nav aria-label="Mobile">
            <ul className={styles.items}>
              {mobileItems.map((item) => (
                <li key={item.title} className={styles.item}>
                  {item.submenu ? (
                    <SubMenu title={item.title} items={item.submenu} onNavigate={close} />
                  ) : (
                    <NavLink to={item.url} className={styles.link} onClick={close}>
                      {item.title}
                    </NavLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <Account onNavigate={close} />
          <SocialLinks className={styles.social} />
        </div>
      </dialog>
    </>
  );
}

/** Manages the menu's dialog, which also closes when the page changes, the cart opens or the button is hidden. */
function useMenuDialog() {
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const { bus } = useHost();

  // Before this runs, browsers that support commands have opened the menu by the button's `command`.
  useEffect(() => setOpen(dialog.current?.open ?? false), []);

  // A new location also closes it, for example after Back.
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    dialog.current?.close();
  }, [key]);

  // Otherwise a slow cart would open over a menu that was opened meanwhile.
  useEffect(() => bus.subscribe('cart/opened', () => dialog.current?.close()), [bus]);

  useEffect(() => {
    if (open) return closeWithOpener(opener.current, () => dialog.current?.close());
  }, [open]);

  return { opener, dialog, open, setOpen };
}

function SubMenu({
  title,
  items,
  onNavigate,
}: {
  title: string;
  items: readonly MenuItem[];
  onNavigate: () => void;
}) {
  const id = useId();
  const { pathname } = useLocation();
  const current = items.some(({ url }) => matchesAddress(url, pathname));
  const [toggled, setToggled] = useState<boolean>();
  const open = toggled ?? current;
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setToggled(!open)}
      >
        <span>{title}</span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      <ul id={id} hidden={!open} className={styles.submenu}>
        {items.map((item) => (
          <li key={item.url}>
            <NavLink to={item.url} className={styles.sublink} onClick={onNavigate}>
              {item.title}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Account({ onNavigate }: { onNavigate: () => void }) {
  const { status } = useSession();
  const signIn = useSignInHref();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: receives clicks on the link inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter arrives as a click.
    <div className={styles.account} onClick={onNavigate}>
      {status === 'authenticated' ? (
        <ButtonLink to={addresses.profile} look="quiet" className={styles.wide}>
          <UserRound aria-hidden="true" className={styles.icon} />
          Your profile
        </ButtonLink>
      ) : null}
      {status === 'unauthenticated' ? (
        <ButtonLink to={signIn} className={styles.wide}>
          Login
        </ButtonLink>
      ) : null}
    </div>
  );
}
