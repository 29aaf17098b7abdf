import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { Link } from 'react-router-dom';
import { LateLostSock } from '../drawings/late-drawings';
import { headerItems } from '../navigation';
import styles from './not-found-page.module.css';
import { Panel, PanelActions } from './panel';

/** The page at /404, which every unknown address shows. */
export function NotFoundPage() {
  return (
    <Panel drawing={<LateLostSock />} title="This page has walked off">
      <p>
        We looked under the bed and behind the sofa, but there is nothing at this address. It may have moved,
        or the link may have a typo.
      </p>
      <nav aria-label="Main sections">
        <ul className={styles.sections}>
          {headerItems.map(({ title, url }) => (
            <li key={url}>
              <Link to={url} className={styles.section}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PanelActions>
        <ButtonLink to={addresses.home}>Go to the home page</ButtonLink>
      </PanelActions>
    </Panel>
  );
}
