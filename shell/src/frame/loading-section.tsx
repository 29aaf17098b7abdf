import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink, SkeletonBlock } from '@little-arches/contracts/ui';
import { LateUntiedShoe } from './drawings/late-drawings';
import { Panel, PanelActions } from './errors/panel';
import styles from './loading-section.module.css';

/**
 * Fills the main area while the first section loads, as high as a page, so that the footer doesn't move: the plain
 * text over the outline of a page. It is the only prerendered content of pages for signed-in visitors. Without
 * scripts, a panel replaces it.
 */
export function LoadingSection() {
  return (
    <>
      <div className={`column ${styles.area}`}>
        <p role="status" className="soft text-l bold">
          Loading ....
        </p>
        <div aria-hidden="true" className="stack gap-5">
          <SkeletonBlock className={styles.heading} />
          <SkeletonBlock className={styles.line} />
          <div className={styles.cards}>
            <SkeletonBlock className={styles.card} />
            <SkeletonBlock className={styles.card} />
            <SkeletonBlock className={styles.card} />
          </div>
        </div>
      </div>
      <noscript>
        <Panel drawing={<LateUntiedShoe />} title="This page needs JavaScript">
          <p>
            Please switch it on in your browser, then load the page again. Most other pages can be read
            without it.
          </p>
          <PanelActions>
            <ButtonLink to={addresses.home}>Go to the home page</ButtonLink>
          </PanelActions>
        </Panel>
      </noscript>
    </>
  );
}
