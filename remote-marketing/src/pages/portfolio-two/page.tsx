import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import FiveStones from '../../drawings/arches/five-stones.svg?react';
import { Drawing } from '../../drawings/drawing';
import { PageHead } from '../../page-head/page-head';
import { projects } from '../../template/projects';
import { SampleBar } from '../../template/sample-bar';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <SampleBar page="Portfolio Two Column" />
      <PageHead title="Portfolio Two Column" drawing={<Drawing of={FiveStones} />} small>
        <p>Eight projects for those who work with children: on screens, on paper, on floors and on bags.</p>
      </PageHead>
      <ul className={`column ${styles.tiles}`}>
        {projects.map(({ title, description, picture }) => (
          <li key={title} className={styles.tile}>
            <div className={styles.picture}>{picture}</div>
            <h2 className="text-xl">
              <Link to={addresses.singlePortfolio} className={styles.link}>
                {title}
              </Link>
            </h2>
            <p className="soft">{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
