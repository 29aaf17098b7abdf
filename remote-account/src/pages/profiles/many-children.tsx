import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { nameAmong, type ScanSummary } from 'shared-contracts/backend';
import { href } from 'shared-contracts/routes';
import { LevelBadge } from 'shared-contracts/ui';
import { type CalendarDay, type Child, LEVELS, scanDay } from 'shared-contracts/values';
import { ageText } from '../../children/age';
import { Day } from '../../day';
import { ChildSearch, ChoiceLinks, type NamedChoice, PageLinks } from '../../lists/list-tools';
import { choiceOf, pageOf, useListView } from '../../lists/list-view';
import lists from '../../lists/lists.module.css';
import { matchesSearch, searchOf } from '../../lists/search-state';
import { ofOneChild } from '../../scans/one-childs-scans';
import { byUrgency, type ChildOverview, overviewOf, RESCAN_STATUSES } from '../../scans/overview';
import { RescanNote } from '../../scans/rescan/rescan-note';
import tables from '../../scans/table.module.css';
import { ChildActions, type ChildTasks } from './child-actions';
import styles from './page.module.css';

const rescans: readonly NamedChoice<(typeof RESCAN_STATUSES)[number] | ''>[] = [
  ['', 'All'],
  ['overdue', 'Overdue'],
  ['due', 'Due now'],
  ['later', 'Later'],
  ['first', 'Never scanned'],
];
const levels: readonly NamedChoice<(typeof LEVELS)[number] | ''>[] = [
  ['', 'All'],
  ...LEVELS.map((level) => [level, `Level ${level}`] as const),
];
const orders = [
  ['name', 'Name'],
  ['rescan', 'Next rescan'],
  ['youngest', 'Youngest first'],
] as const;

const sorting = {
  name: (one, other) => one.child.first_name.localeCompare(other.child.first_name),
  rescan: byUrgency,
  youngest: (one, other) => bornOf(other.child) - bornOf(one.child),
} satisfies Record<(typeof orders)[number][0], (one: ChildOverview, other: ChildOverview) => number>;

const bornOf = ({ birth_year, birth_month }: Child) => birth_year * 12 + birth_month;

/** The children of a practice: searched, narrowed, sorted, in pages. `scans` are of all, newest first. */
export function ManyChildren({
  family,
  scans,
  today,
  tasks,
}: {
  family: readonly Child[];
  scans: readonly ScanSummary[];
  today: CalendarDay;
  tasks: ChildTasks;
}) {
  const view = useListView();
  const all = useMemo(() => overviewOf(family, scans, today), [family, scans, today]);
  const searched = searchOf(view.state);
  const rescan = choiceOf(view, 'rescan', ['', ...RESCAN_STATUSES]);
  const level = choiceOf(view, 'level', ['', ...LEVELS]);
  const order = choiceOf(view, 'order', ['name', 'rescan', 'youngest']);
  const shown = all
    .filter(
      (one) =>
        matchesSearch(one.child.first_name, searched) &&
        (!rescan || one.rescan.status === rescan) &&
        (!level || String(one.last?.level) === level),
    )
    .sort(sorting[order]);
  const { page, pages, rows } = pageOf(view, shown);

  return (
    <>
      <div className={lists.tools}>
        <ChildSearch view={view} />
        <ChoiceLinks view={view} name="rescan" label="Rescan" choices={rescans} chosen={rescan} />
        <ChoiceLinks view={view} name="level" label="Level" choices={levels} chosen={level} />
        <ChoiceLinks view={view} name="order" label="Order" choices={orders} chosen={order} />
      </div>
      <p role="status" className={lists.count}>
        {[
          shown.length === 1 ? '1 child' : `${shown.length} children`,
          searched ? ` of “${searched}”` : '',
          pages > 1 ? `, page ${page} of ${pages}` : '',
        ].join('')}
      </p>
      {shown.length === 0 ? (
        <p>Nobody is like that. Choose “All”, or search for another name.</p>
      ) : (
        <table className={`${tables.table} ${styles.table}`} aria-label="Children">
          <thead>
            <tr>
              <th scope="col">Child</th>
              <th scope="col">Last finished scan</th>
              <th scope="col">Next rescan</th>
              <th scope="col">Profile</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <Row
                key={one.child.id}
                overview={one}
                name={nameAmong(family, one.child)}
                today={today}
                tasks={tasks}
              />
            ))}
          </tbody>
        </table>
      )}
      <PageLinks view={view} page={page} pages={pages} label="Pages of children" />
    </>
  );
}

function Row({
  overview,
  name,
  today,
  tasks,
}: {
  overview: ChildOverview;
  name: string;
  today: CalendarDay;
  tasks: ChildTasks;
}) {
  const { child, last, rescan } = overview;
  const level = LEVELS[last?.level ?? -1];
  return (
    <tr>
      <th scope="row">
        <Link to={href('scans')} state={ofOneChild(child.id)}>
          {name}
        </Link>
        <span className={tables.explanation}>{ageText(child, today)}</span>
      </th>
      <td>
        {last ? (
          <div className={styles.last}>
            <Link to={href('scan', { scanId: last.id })}>
              <Day of={scanDay(last)} />
            </Link>
            {level ? <LevelBadge level={level} /> : null}
          </div>
        ) : null}
      </td>
      <td>
        <RescanNote window={rescan} bare />
      </td>
      <td>
        <ChildActions child={child} name={name} tasks={tasks} look="plain" />
      </td>
    </tr>
  );
}
