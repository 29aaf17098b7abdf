import { addresses, hrefOfLevel } from '@little-arches/contracts/routes';
import { InsoleDrawing, LevelBadge } from '@little-arches/contracts/ui';
import { LEVELS } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { levelTexts } from '../../levels/level-texts';
import styles from './insole-levels.module.css';
import { LevelSlider } from './level-slider';
import { PartNumber } from './part-number';

export function InsoleLevels() {
  return (
    <section className="section" aria-labelledby="part-3">
      <div className="column">
        <div className={`stack ${styles.head}`}>
          <PartNumber>{3}</PartNumber>
          <h2 id="part-3">Insoles support, if you want them</h2>
          <p>
            Most children need no insole. Where a pediatric professional or the scan suggests one, it lies in
            the shoe and may carry a part of the load. We make four levels, so that a foot gets as much
            support as it needs and not more.
          </p>
        </div>
        <LevelSlider />
        <ul className={styles.levels}>
          {LEVELS.map((level) => (
            <li key={level} className={styles.level}>
              <InsoleDrawing level={level} className={styles.drawing} />
              <div className="stack gap-2">
                <h3 className={styles.name}>
                  <LevelBadge level={level} named />
                </h3>
                <p>
                  <strong>{`${levelTexts[level].forWhom}.`}</strong> <span>{levelTexts[level].does}</span>
                </p>
                <p>
                  <Link to={hrefOfLevel(level)}>{`View level ${level} in the store`}</Link>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          The app suggests a level; buying is never needed to go on. For level 3 we advise you to talk to a
          pediatric professional first. <Link to={addresses.evidence}>What studies say about insoles</Link>
        </p>
      </div>
    </section>
  );
}
