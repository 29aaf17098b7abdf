import type { Backend } from '@little-arches/contracts/backend';
import { href } from '@little-arches/contracts/routes';
import { Button, LevelBadge, Notice, RetryButton } from '@little-arches/contracts/ui';
import { type Child, LEVELS, scanDay, today } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { ageText } from '../../children/age';
import { useShownChild } from '../../children/use-shown-child';
import { AppPanel } from '../../import/app-panel';
import { NewScan } from '../../import/new-scan';
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
import { findChildren, findScans, type ListedScan, type ScanQuery } from '../../practice/practice-backend';
import { useFound } from '../../practice/use-found';
import { childOf } from '../../scans/one-childs-scans';
import type { ScanSummary } from '../../scans/scan-backend';
import { StatusTag } from '../../scans/status-tag';
import { Day } from '../../ui/day';

const statuses: readonly NamedChoice<ScanSummary['status'] | ''>[] = [
  ['', 'All'],
  ['ready', 'Ready'],
  ['processing', 'Processing'],
  ['failed', 'Failed'],
];

/**
 * Renders the scans of a practice, or of a family with very many scans. The backend searches, filters and pages
 * them, newest first. Without `family` they are the scans of a practice, whose children are
 * searched.
 */
export function ManyScans({ family }: { family: readonly Child[] | undefined }) {
  const view = useListView();
  const childId = childOf(view.state);
  const search = searchOf(view.state);
  const status = choiceOf(view, 'status', ['', 'ready', 'processing', 'failed']);
  const level = choiceOf(view, 'level', ['', ...LEVELS]);
  const query = { search, childId, status, level, page: pageNumber(view) };
  const { answer, busy, failure, reload } = useFound(query, findWithChild);
  // Until the next answer, the rows of the last one stay, but not its count.
  const current = busy || failure ? undefined : answer;
  const rows = answer?.found.rows ?? [];
  const chosen = answer?.listed?.child;
  const name = answer?.listed && listedName(answer.listed);
  useShownChild(chosen?.id);
  const { page, pages } = pagesOf(answer?.found);

  return (
    <div className="stack gap-6">
      <section className="stack gap-3" aria-labelledby="new-scan">
        <h2 id="new-scan">Add a scan</h2>
        <NewScan key={chosen?.id} family={family} only={chosen} onlyName={name} onStored={reload} />
        {answer?.isEmpty ? <AppPanel /> : null}
      </section>
      <section className="stack gap-3" aria-labelledby="scans-list">
        <h2 id="scans-list">{name ? `Scans of ${name}` : 'All scans'}</h2>
        <div className={`stack gap-3 ${lists.tools}`}>
          {childId ? (
            <p>
              <Button look="quiet" onClick={() => view.changeState(null)}>
                Show all children
              </Button>
            </p>
          ) : (
            <ChildSearch view={view} />
          )}
          <ChoiceLinks view={view} name="status" label="Status" choices={statuses} chosen={status} />
          <ChoiceLinks view={view} name="level" label="Level" choices={LEVEL_CHOICES} chosen={level} />
        </div>
        {failure ? (
          <Notice kind="error">
            <p>{failure}</p>
            <RetryButton look="quiet" onRetry={reload} busy={busy} />
          </Notice>
        ) : null}
        <FoundCount
          busy={busy}
          text={
            current &&
            [
              current.found.total === 1 ? '1 scan' : `${current.found.total} scans`,
              search ? ` of “${search}”` : '',
              ', newest first',
              pages > 1 ? `, page ${page} of ${pages}` : '',
            ].join('')
          }
        />
        {current?.found.total === 0 ? (
          <p>Nothing is like that. Choose “All”, or search for another name.</p>
        ) : null}
        {rows.length > 0 ? <ScanTable rows={rows} busy={busy} /> : null}
        <PageLinks view={view} page={page} pages={pages} label="Pages of scans" />
      </section>
    </div>
  );
}

/** Reads a page of scans and, when it is about one child, that child. */
async function findWithChild(backend: Backend, query: ScanQuery) {
  const [found, listed] = await Promise.all([
    findScans(backend, query),
    // The profile may have been deleted: then the list shows that it is empty.
    query.childId
      ? findChildren(backend, { today: today(), ids: [query.childId], most: 1 }).then(
          ({ rows }) => rows[0],
          () => undefined,
        )
      : undefined,
  ]);
  const isNarrowed = Boolean(query.search || query.status || query.level);
  return { found, listed, isEmpty: found.total === 0 && !isNarrowed };
}

/** Renders many scans, one line each. */
function ScanTable({ rows, busy }: { rows: readonly ListedScan[]; busy: boolean }) {
  return (
    <table
      className={`${practice.list} ${busy ? practice.busy : ''}`}
      aria-labelledby="scans-list"
      aria-busy={busy}
    >
      <thead>
        <tr>
          <th scope="col">Scan</th>
          <th scope="col">Age then</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((listed) => (
          <Row key={listed.scan.id} listed={listed} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ listed }: { listed: ListedScan }) {
  const { scan, child } = listed;
  const name = listedName(listed);
  const day = scanDay(scan);
  const level = scan.status === 'ready' ? LEVELS[scan.level ?? -1] : undefined;
  return (
    <tr>
      <th scope="row">
        <Link to={href('scan', { scanId: scan.id })}>
          <span>{`${name}, `}</span>
          <Day of={day} />
        </Link>
        {scan.status === 'failed' ? (
          <span className={`quiet ${practice.facts}`}>{scan.failure_reason}</span>
        ) : null}
      </th>
      <td className={practice.more}>{ageText(child, day)}</td>
      <td className={practice.more}>
        {level ? <LevelBadge level={level} /> : <StatusTag status={scan.status} />}
      </td>
    </tr>
  );
}
