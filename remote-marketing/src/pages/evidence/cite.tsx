import styles from './evidence.module.css';
import { numberOf, type SourceId } from './sources';

/** The number of a source, leading to its place in the list of literature. */
export function Cite({ id }: { id: SourceId }) {
  return (
    <a href={`#${id}`} className={styles.cite}>
      [<span className="visually-hidden">source </span>
      <span>{`${numberOf(id)}]`}</span>
    </a>
  );
}
