import { useHost } from '@little-arches/contracts/host';
import { href } from '@little-arches/contracts/routes';
import { Button, LevelBadge, Notice, RetryButton } from '@little-arches/contracts/ui';
import { type CalendarDay, LEVELS, scanDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { ageText } from '../../children/age';
import { Day } from '../../day';
import { useAttempt } from '../../forms/use-attempt';
import { ChildSearch, ChoiceLinks, FoundCount, type NamedChoice, PageLinks } from '../../lists/list-tools';
import { choiceOf, pageNumber, pagesOf, useListView } from '../../lists/list-view';
import lists from '../../lists/lists.module.css';
import { searchOf } from '../../lists/search-state';
import { saveChildren } from '../../practice/list-files';
import { listedName } from '../../practice/listed-name';
import { PaperList } from '../../practice/paper-list';
import practice from '../../practice/practice.module.css';
import { findAllChildren, findChildren, type ListedChild } from '../../practice/practice-backend';
import { rescanOf } from '../../practice/rescan-of';
import { RowMenu } from '../../practice/row-menu';
import { SelectPage, SelectRow } from '../../practice/select-box';
import { useFound } from '../../practice/use-found';
import { onScreen, usePaper } from '../../practice/use-paper';
import { type Selection, useSelection } from '../../practice/use-selection';
import { ofOneChild } from '../../scans/one-childs-scans';
import { RescanNote } from '../../scans/rescan/rescan-note';
import { RESCAN_STATUSES } from '../../scans/rescan/rescan-window';
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
  ['last', 'Last scan'],
  ['youngest', 'Youngest first'],
  ['reference', 'Reference'],
] as const;

/** Titles of the printed list when it is filtered. */
const titles: Partial<Record<(typeof rescans)[number][0], string>> = {
  overdue: 'Overdue for a rescan',
  due: 'Due for a rescan',
};

/**
 * Renders the children of a practice. The backend searches, filters, sorts and pages them; selected rows have
 * actions. `turn` changes after a child was added, changed or deleted.
 */
export function ManyChildren({
  today,
  tasks,
  turn,
}: {
  today: CalendarDay;
  tasks: ChildTasks;
  turn: number;
}) {
  const { backend, notify } = useHost();
  const view = useListView();
  const { print, paper } = usePaper();
  const { busy: isWorking, failure: problem, attempt } = useAttempt();
  const search = searchOf(view.state);
  const rescan = choiceOf(view, 'rescan', ['', ...RESCAN_STATUSES]);
  const level = choiceOf(view, 'level', ['', ...LEVELS]);
  const order = choiceOf(view, 'order', ['name', 'rescan', 'last', 'youngest', 'reference']);
  const query = { today, search, rescan, level, order, page: pageNumber(view) };
  const { answer, busy, failure, reload } = useFound(query, findChildren, turn);
  // Until the next answer, the rows of the last one stay, but not its count.
  const current = busy || failure ? undefined : answer;
  const rows = answer?.rows ?? [];
  const selection = useSelection(rows.map(({ child }) => child.id));
  const selected = rows.filter(({ child }) => selection.has(child.id));
  const { page, pages } = pagesOf(answer);

  const printList = () =>
    attempt(async () => {
      const all = await findAllChildren(backend, query);
      print(<PaperList title={titles[rescan] ?? 'Children'} rows={all} today={today} />);
    });
  const exportRows = (chosen?: readonly ListedChild[]) =>
    attempt(async () => {
      const name = saveChildren(chosen ?? (await findAllChildren(backend, query)), today);
      notify(`The file ${name} is in your downloads.`);
    });

  return (
    <>
      <div className={onScreen}>
        <div className={lists.tools}>
          <ChildSearch view={view} />
          <ChoiceLinks view={view} name="rescan" label="Rescan" choices={rescans} chosen={rescan} />
          <ChoiceLinks view={view} name="level" label="Level" choices={levels} chosen={level} />
          <ChoiceLinks view={view} name="order" label="Order" choices={orders} chosen={order} />
        </div>
        {(failure ?? problem) ? (
          <Notice kind="error">
            <p>{failure ?? problem}</p>
            {failure ? <RetryButton look="quiet" onRetry={reload} busy={busy} /> : null}
          </Notice>
        ) : null}
        <FoundCount busy={busy} text={current && countText(current.total, search, page, pages)} />
        {current?.total === 0 ? <p>No child matches. Choose “All”, or search for another name.</p> : null}
        {rows.length > 0 ? (
          <>
            <div className={practice.bar}>
              <SelectPage selection={selection} />
              {selected.length > 0 ? (
                <SelectedActions
                  selected={selected}
                  selection={selection}
                  busy={isWorking}
                  onExport={() => exportRows(selected)}
                />
              ) : (
                <>
                  <Button look="quiet" onClick={printList} busy={isWorking}>
                    Print this list
                  </Button>
                  <Button look="quiet" onClick={() => exportRows()} busy={isWorking}>
                    Export as CSV
                  </Button>
                </>
              )}
            </div>
            <table
              className={`${practice.list} ${busy ? practice.busy : ''}`}
              aria-label="Children"
              aria-busy={busy}
            >
              <thead>
                <tr>
                  <th scope="col">
                    <span className="visually-hidden">Selected</span>
                  </th>
                  <th scope="col">Child</th>
                  <th scope="col">Last finished scan</th>
                  <th scope="col">Next rescan</th>
                  <th scope="col">
                    <span className="visually-hidden">More</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((listed) => (
                  <Row key={listed.child.id} {...{ listed, today, tasks, selection }} />
                ))}
              </tbody>
            </table>
          </>
        ) : null}
        <PageLinks view={view} page={page} pages={pages} label="Pages of children" />
      </div>
      <div>{paper}</div>
    </>
  );
}

function scansText(count: number): string {
  if (count === 0) return 'No scan yet';
  return count === 1 ? '1 scan' : `All ${count} scans`;
}

function countText(total: number, search: string, page: number, pages: number): string {
  return [
    total === 1 ? '1 child' : `${total} children`,
    search ? ` of “${search}”` : '',
    pages > 1 ? `, page ${page} of ${pages}` : '',
  ].join('');
}

function SelectedActions({
  selected,
  selection,
  busy,
  onExport,
}: {
  selected: readonly ListedChild[];
  selection: Selection;
  busy: boolean;
  onExport: () => void;
}) {
  return (
    <>
      <strong>{`${selected.length} selected`}</strong>
      <Button look="quiet" onClick={onExport} busy={busy}>
        Export as CSV
      </Button>
      <Button look="plain" onClick={selection.clear}>
        Clear
      </Button>
    </>
  );
}

function Row({
  listed,
  today,
  tasks,
  selection,
}: {
  listed: ListedChild;
  today: CalendarDay;
  tasks: ChildTasks;
  selection: Selection;
}) {
  const { child, last } = listed;
  const name = listedName(listed);
  const level = LEVELS[last?.level ?? -1];
  const scans = { to: href('scans'), state: ofOneChild(child.id) };
  return (
    <tr>
      <td>
        <SelectRow selection={selection} id={child.id} label={name} />
      </td>
      <th scope="row">
        <Link {...(last ? { to: href('scan', { scanId: last.id }) } : scans)}>{name}</Link>
        <span className={practice.facts}>
          {[ageText(child, today), listed.alike ? '' : child.reference].filter(Boolean).join(', ')}
        </span>
      </th>
      <td className={practice.more}>
        {last ? (
          <span className={practice.last}>
            <Day of={scanDay(last)} />
            {level ? <LevelBadge level={level} /> : null}
          </span>
        ) : null}
      </td>
      <td className={practice.more}>
        <RescanNote window={rescanOf(listed, today)} bare />
      </td>
      <td className={practice.end}>
        <RowMenu label={`More for ${name}`}>
          <Link {...scans} className={styles.menuLink}>
            {scansText(listed.scans)}
          </Link>
          <ChildActions child={child} name={name} tasks={tasks} listed={listed} look="plain" />
        </RowMenu>
      </td>
    </tr>
  );
}
