import { useHost, useSession } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { Activity, LogOut, Settings, ShoppingBag, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import styles from './profile-layout.module.css';

const menu = [
  { to: addresses.profiles, label: 'Profiles', Icon: UsersRound },
  { to: addresses.scans, label: 'Scans', Icon: Activity },
  { to: addresses.orders, label: 'Orders', Icon: ShoppingBag },
  { to: addresses.settings, label: 'Settings', Icon: Settings },
];

/** Wraps the pages of the profile area: the signed-in person, the menu, and the sign-out. */
export function ProfileLayout() {
  return (
    <div className={`column stack gap-6 ${styles.layout}`}>
      <Sidebar />
      <div className={`stack gap-6 top ${styles.page}`}>
        <Outlet />
      </div>
    </div>
  );
}

function Sidebar() {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  const { firstName, lastName, email } = session.user;
  const fullName = `${firstName} ${lastName}`.trim() || 'Your profile';
  return (
    <div className={styles.sidebar}>
      <div className={styles.person}>
        <Link to={addresses.profile} className={styles.name}>
          {fullName}
        </Link>
        <Link
          to={`${addresses.settings}#email-section`}
          className={`quiet ${styles.email}`}
          aria-label={`Change ${email}`}
        >
          {email}
        </Link>
      </div>
      <nav aria-label="Profile" className={styles.menu}>
        <ul className="row gap-1">
          {menu.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} className={styles.item}>
                <Icon aria-hidden="true" size="1.25em" />
                <span>{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <LogoutButton />
    </div>
  );
}

function LogoutButton() {
  const { session } = useHost();
  const [busy, setBusy] = useState(false);

  async function logOut() {
    if (busy) return;
    setBusy(true);
    // Afterwards there is no session, and the guard around this layout redirects.
    await session.signOut();
    setBusy(false);
  }

  return (
    <button type="button" className={styles.logout} onClick={logOut} aria-disabled={busy || undefined}>
      <LogOut aria-hidden="true" size="1.25em" />
      <span>{busy ? 'Logging out…' : 'Logout'}</span>
    </button>
  );
}
