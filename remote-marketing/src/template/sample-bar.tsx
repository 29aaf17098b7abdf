import { addresses } from 'shared-contracts/routes';
import { Breadcrumb } from '../page-head/breadcrumb';
import styles from './sample-bar.module.css';

/** Top of every sample page: the way home, and the word that nothing on the page is real. */
export function SampleBar({ page }: { page: string }) {
  return (
    <>
      <Breadcrumb above={[{ to: addresses.home, title: 'Home' }]} page={page} />
      <div className="column">
        <p className={styles.note}>Sample page: its studio, people, prices and figures are made up.</p>
      </div>
    </>
  );
}
