import { birthOf } from '@little-arches/contracts/backend';
import { type CalendarDay, scanDay } from '@little-arches/contracts/values';
import { Day } from '../day';
import { RescanNote } from '../scans/rescan/rescan-note';
import styles from './practice.module.css';
import type { ListedChild } from './practice-backend';
import { rescanOf } from './rescan-of';

/**
 * Renders a printed list of children to work through by hand: a checkbox, the child, and the date of the next scan.
 */
export function PaperList({
  title,
  rows,
  today,
}: {
  title: string;
  rows: readonly ListedChild[];
  today: CalendarDay;
}) {
  return (
    <>
      <h2>{title}</h2>
      <p>
        <Day of={today} />
        <span>{rows.length === 1 ? ', 1 child' : `, ${rows.length} children`}</span>
      </p>
      <table className={styles.paperList}>
        <thead>
          <tr>
            <th scope="col">Done</th>
            <th scope="col">Child</th>
            <th scope="col">Reference</th>
            <th scope="col">Born</th>
            <th scope="col">Scans</th>
            <th scope="col">Last finished scan</th>
            <th scope="col">Next rescan</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ child, scans, last }) => (
            <tr key={child.id}>
              <td>
                <span className={styles.tick} />
              </td>
              <th scope="row">{child.first_name}</th>
              <td>{child.reference}</td>
              <td>{birthOf(child)}</td>
              <td>{scans}</td>
              <td>{last ? <Day of={scanDay(last)} /> : null}</td>
              <td>
                <RescanNote window={rescanOf({ last }, today)} bare />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
