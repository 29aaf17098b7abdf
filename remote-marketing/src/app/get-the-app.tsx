import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink, QrPicture } from '@little-arches/contracts/ui';
import { CheckList } from '../check-list/check-list';
import type { AppCode } from './app-code';
import { devices } from './devices';
import styles from './get-the-app.module.css';

/** Fragment of the panel on its pages. */
export const APP_ID = 'get-the-app';

/** Renders the way to the app: a note that it is not released yet, its requirements, and a QR code for the phone. */
export function GetTheApp({ code }: { code: AppCode | null }) {
  return (
    <section className={styles.band} aria-labelledby={APP_ID}>
      <div className={`column stack gap-6 middle ${styles.panel}`}>
        <div className="stack">
          <p className={styles.soon}>Coming soon</p>
          <h2 id={APP_ID}>Get the app</h2>
          <p>The app makes the scans. It is not out yet, and it will be free.</p>
          <CheckList lines={devices} />
          <p className={styles.actions}>
            <ButtonLink to={addresses.comingSoon} className={styles.button}>
              Get the app
            </ButtonLink>
          </p>
        </div>
        {code ? <PhoneCode {...code} /> : null}
      </div>
    </section>
  );
}

/** Renders the code with which a phone opens the app's page. */
export function PhoneCode({ address, drawn }: AppCode) {
  return (
    <figure className={styles.code}>
      <QrPicture code={drawn} label={`QR code that leads to ${address}`} />
      <figcaption>
        Point your phone’s camera here. It opens the page that says when the app is out.
      </figcaption>
    </figure>
  );
}
