import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import FiveStones from '../../drawings/arches/five-stones.svg?react';
import { Drawing } from '../../drawings/drawing';
import { Entrance } from '../../motion/entrance';
import { PageHead } from '../../page-head/page-head';
import { projects } from '../../template/projects';
import { SampleBar } from '../../template/sample-bar';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <SampleBar page="Portfolio One Column" />
      <PageHead title="Portfolio One Column" drawing={<Drawing of={FiveStones} />} small>
        <p>Three projects in full width: a website, an app, and a floor.</p>
      </PageHead>
      <ul className={`column ${styles.projects}`}>
        {projects.slice(0, 3).map(({ title, description, picture }) => (
          <li key={title}>
            <Entrance>
              <article className={styles.project}>
                <div className={styles.picture}>{picture}</div>
                <div className={styles.text}>
                  <h2>{title}</h2>
                  <p>{description}</p>
                  <p>
                    <Link to={addresses.singlePortfolio}>
                      Read more<span className="visually-hidden">{` about ${title}`}</span>
                    </Link>
                  </p>
                </div>
              </article>
            </Entrance>
          </li>
        ))}
      </ul>
    </>
  );
}
