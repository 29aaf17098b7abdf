import type { Finding } from '../findings/findings';
import styles from './letter.module.css';

/** The sources of a letter in the order of their numbers. */
export type Notes = readonly Finding[];

/** Returns each source once, in order of appearance. */
export function notesOf(findings: readonly Finding[]): Notes {
  return findings.filter(
    (finding, index) => findings.findIndex(({ source }) => source === finding.source) === index,
  );
}

/** Renders the number of a source, after the statement that it supports. */
export function NoteMark({ notes, finding }: { notes: Notes; finding: Finding }) {
  return <sup>{notes.findIndex(({ source }) => source === finding.source) + 1}</sup>;
}

/** Renders the sources with their full addresses, because links can't be followed on paper. */
export function NoteList({ notes }: { notes: Notes }) {
  return (
    <ol className={styles.sources}>
      {notes.map(({ source, address }) => (
        <li key={source}>{address ? `${source}, ${address}` : source}</li>
      ))}
    </ol>
  );
}
