import { brand } from '@little-arches/contracts/company';
import { useHost } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import styles from './import.module.css';
import { LateQrPicture } from './late-qr-picture';

/** Renders the link to the app, which is not published yet, and what the app will do. */
export function AppPanel() {
  const { siteUrl } = useHost().config;
  return (
    <aside className={`stack middle ${styles.app}`} aria-labelledby="app-panel">
      <LateQrPicture text={`${siteUrl}${addresses.comingSoon}`} label="QR code of the page about the app" />
      <div className={`stack gap-2 ${styles.aboutApp}`}>
        <h3 id="app-panel">The {brand.product} app: coming soon</h3>
        <p>
          It is not in any store yet. You will need a phone with a camera: scan the picture with it, or{' '}
          <Link to={addresses.comingSoon}>read how far we are</Link>.
        </p>
      </div>
    </aside>
  );
}
