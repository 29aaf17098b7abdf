import { PRINT_REFUSED, printPage } from '@little-arches/contracts/platform';
import { href } from '@little-arches/contracts/routes';
import { Button, LevelBadge, Notice, RetryButton } from '@little-arches/contracts/ui';
import { type CalendarDay, LEVELS, scanDay } from '@little-arches/contracts/values';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ageText } from '../../children/age';
import {
  ChildSearch,
  ChoiceLinks,
  FoundCount,
  LEVEL_CHOICES,
  type NamedChoice,
  PageLinks,
} from '../../lists/list-tools';
import { choiceOf, pageNumber, pagesOf, useListView } from '../../lists/list-view';
import lists from '../../lists/lists.module.css';
import { searchOf } from '../../lists/search-state';
import { listedName } from '../../practice/listed-name';
import practice from '../../practice/practice.module.css';
import { findChildren, type ListedChild, MOST_ROWS } from '../../practice/practice-backend';
import { useFound } from '../../practice/use-found';
import { ofOneChild } from '../../scans/one-childs-scans';
import { RescanNote } from '../../scans/rescan/rescan-note';
import { RESCAN_STATUSES, type RescanWindow, rescanWindow } from '../../scans/rescan/rescan-window';
import { Day } from '../../ui/day';
import { useDetailsMenu } from '../../ui/use-details-menu';
import { ChildActions, type ChildTasks } from './child-actions';

const rescans: readonly NamedChoice<(typeof RESCAN_STATUSES)[number] | ''>[] = [
  ['', 'All'],
  ['overdue', 'Overdue'],
  ['due', 'Due now'],
  ['later', 'Later'],
  ['first', 'Never scanned'],
];

/**
 * Renders the children of a practice. The backend searches, filters, sorts and pages them; paper shows
 * all pages. `turn` changes after a child was added, changed or deleted.
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
  const view = useListView();
  const [isPrinting, setPrinting] = useState(false);
  const search = searchOf(view.state);
  const rescan = choiceOf(view, 'rescan', ['', ...RESCAN_STATUSES]);
  const level = choiceOf(view, 'level', ['', ...LEVELS]);
  const part = isPrinting ? { most: MOST_ROWS } : { page: pageNumber(view) };
  // Those who have waited longest come first.
  const order = rescan ? 'rescan' : 'name';
  const { answer, busy, failure, reload } = useFound(
    { today, search, rescan, level, order, ...part },
    findChildren,
    turn,
  );
  // Until the next answer, the rows of the last one stay, but not its count.
  const current = busy || failure ? undefined : answer;
  const rows = answer?.rows ?? [];
  const { page, pages } = isPrinting ? { page: 1, pages: 1 } : pagesOf(answer);
  const isRefused = usePrint(isPrinting && current !== undefined, setPrinting);

  return (
    <>
      <div className={`stack gap-3 ${lists.tools}`}>
        <ChildSearch view={view} />
        <ChoiceLinks view={view} name="rescan" label="Rescan" choices={rescans} chosen={rescan} />
        <ChoiceLinks view={view} name="level" label="Level" choices={LEVEL_CHOICES} chosen={level} />
      </div>
      {failure || isRefused ? (
        <Notice kind="error">
          <p>{failure ?? PRINT_REFUSED}</p>
          {failure ? <RetryButton look="quiet" onRetry={reload} busy={busy} /> : null}
        </Notice>
      ) : null}
      <FoundCount busy={busy} text={current && countText(current.total, search, page, pages)} />
      {current?.total === 0 ? <p>No child matches. Choose “All”, or search for another name.</p> : null}
      {rows.length > 0 ? (
        <>
          <p className={`row middle ${practice.bar}`}>
            <Button look="quiet" onClick={() => setPrinting(true)} busy={isPrinting && busy}>
              Print this list
            </Button>
          </p>
          <table
            className={`${practice.list} ${busy ? practice.busy : ''}`}
            aria-label="Children"
            aria-busy={busy}
          >
            <thead>
              <tr>
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
                <Row key={listed.child.id} {...{ listed, today, tasks }} />
              ))}
            </tbody>
          </table>
        </>
      ) : null}
      <PageLinks view={view} page={page} pages={pages} label="Pages of children" />
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

function Row({ listed, today, tasks }: { listed: ListedChild; today: CalendarDay; tasks: ChildTasks }) {
  const { child, last } = listed;
  const name = listedName(listed);
  const level = LEVELS[last?.level ?? -1];
  const scans = { to: href('scans'), state: ofOneChild(child.id) };
  return (
    <tr>
      <th scope="row">
        <Link {...(last ? { to: href('scan', { scanId: last.id }) } : scans)}>{name}</Link>
        <span className={`quiet ${practice.facts}`}>
          {[ageText(child, today), listed.alike ? '' : child.reference].filter(Boolean).join(', ')}
        </span>
      </th>
      <td className={practice.more}>
        {last ? (
          <span className={`row middle ${practice.last}`}>
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
          <Link {...scans} className="bold">
            {scansText(listed.scans)}
          </Link>
          <ChildActions child={child} name={name} tasks={tasks} listed={listed} look="plain" />
        </RowMenu>
      </td>
    </tr>
  );
}

function rescanOf({ last }: Pick<ListedChild, 'last'>, today: CalendarDay): RescanWindow {
  return rescanWindow(last ? [last] : [], today);
}

const CLOSED_BY = ['pointerdown'] as const;

/** Renders the actions of a row behind one button. Escape and a press elsewhere close the menu. */
function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useDetailsMenu(CLOSED_BY);
  return (
    <details {...menu} className={practice.menu}>
      <summary aria-label={label}>
        <EllipsisVertical aria-hidden="true" size="1.25em" />
      </summary>
      <div className={practice.choices}>{children}</div>
    </details>
  );
}

/**
 * Prints the page once `isReady`, and calls `end` (which must not change) after that. Returns whether the browser
 * refused to print.
 */
function usePrint(isReady: boolean, end: (wanted: false) => void): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const onPrinted = () => end(false);
    window.addEventListener('afterprint', onPrinted);
    void printPage().then((isPrinting) => {
      setRefused(!isPrinting);
      if (!isPrinting) onPrinted();
    });
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [isReady, end]);
  return isRefused;
}
