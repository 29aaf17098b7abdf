import styles from './evidence.module.css';
import { numberOf, type SourceId } from './sources';

/** Renders the number of a source as a link to its entry in the list of literature. */
export function Cite({ id }: { id: SourceId }) {
  return (
    <a href={`#${id}`} className={styles.cite}>
      [<span className="visually-hidden">source </span>
      <span>{`${numberOf(id)}]`}</span>
    </a>
  );
}
