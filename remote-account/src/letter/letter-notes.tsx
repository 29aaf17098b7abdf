import type { Finding } from '../findings/findings';
import styles from './letter.module.css';

/** The sources of a letter in the order of their numbers. */
export type Notes = readonly Finding[];

/** Each source once, in the order in which they come. */
export function notesOf(findings: readonly Finding[]): Notes {
  return findings.filter(
    (finding, index) => findings.findIndex(({ source }) => source === finding.source) === index,
  );
}

/** The number of a source, behind what it says. */
export function NoteMark({ notes, finding }: { notes: Notes; finding: Finding }) {
  return <sup>{notes.findIndex(({ source }) => source === finding.source) + 1}</sup>;
}

/** The sources with their addresses in full: a link can't be followed on paper. */
export function NoteList({ notes }: { notes: Notes }) {
  return (
    <ol className={styles.sources}>
      {notes.map(({ source, address }) => (
        <li key={source}>{address ? `${source}, ${address}` : source}</li>
      ))}
    </ol>
  );
}
