import { brand } from '@little-arches/contracts/company';
import { href } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import styles from './for-grown-ups.module.css';

/** Renders what parents should know about the stories, below their list. */
export function ForGrownUps() {
  return (
    <aside className={`stack gap-2 ${styles.note}`} aria-labelledby="for-grown-ups">
      <h2 id="for-grown-ups" className="text-l">
        For grown-ups
      </h2>
      <AboutTheStories />
    </aside>
  );
}

/** Renders what parents should know about the stories, with the disclaimer required near medical claims. */
export function AboutTheStories() {
  return (
    <>
      <p>
        The stories explain how feet work and invite children to try things out. They are not advice for one
        child. {brand.disclaimer}
      </p>
      <p>
        <Link to={href('forGrownUps')}>What the Kids Zone teaches, and what it keeps on this device</Link>.
      </p>
      <p>
        A question or an idea for a story? <Link to={href('contactUs')}>Write to us</Link>.
      </p>
    </>
  );
}
