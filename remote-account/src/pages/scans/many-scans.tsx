import type { Backend, ScanSummary } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { Button, Notice, RetryButton } from '@little-arches/contracts/ui';
import { type Child, LEVELS, today } from '@little-arches/contracts/values';
import { useRef } from 'react';
import { useShownChild } from '../../children/use-shown-child';
import { useAttempt } from '../../forms/use-attempt';
import { AppPanel } from '../../import/app-panel';
import { NewScan } from '../../import/new-scan';
import { ChildSearch, ChoiceLinks, FoundCount, type NamedChoice, PageLinks } from '../../lists/list-tools';
import { choiceOf, pageNumber, pagesOf, useListView } from '../../lists/list-view';
import lists from '../../lists/lists.module.css';
import { searchOf } from '../../lists/search-state';
import { saveScans } from '../../practice/list-files';
import { listedName } from '../../practice/listed-name';
import practice from '../../practice/practice.module.css';
import { findChildren, findScans, markScans, type ScanQuery } from '../../practice/practice-backend';
import { SelectPage } from '../../practice/select-box';
import { useFound } from '../../practice/use-found';
import { useSelection } from '../../practice/use-selection';
import { childOf } from '../../scans/one-childs-scans';
import styles from './page.module.css';
import { ScanTable } from './scan-table';

const statuses: readonly NamedChoice<ScanSummary['status'] | ''>[] = [
  ['', 'All'],
  ['ready', 'Ready'],
  ['processing', 'Processing'],
  ['failed', 'Failed'],
];
const levels: readonly NamedChoice<(typeof LEVELS)[number] | ''>[] = [
  ['', 'All'],
  ...LEVELS.map((level) => [level, `Level ${level}`] as const),
];
const seenOrNot: readonly NamedChoice<'' | 'no'>[] = [
  ['', 'All'],
  ['no', 'Not seen yet'],
];
const orders = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['name', 'Name'],
] as const;
const orderText = { newest: 'newest first', oldest: 'oldest first', name: 'by name' } as const;

/**
 * Renders the scans of a practice, or of a family with very many scans. The backend searches, filters, sorts and
 * pages them; selected rows have actions. Without `family` they are the scans of a practice, whose children are
 * searched.
 */
export function ManyScans({ family }: { family: readonly Child[] | undefined }) {
  const { backend, notify } = useHost();
  const view = useListView();
  const { busy: isWorking, failure: problem, attempt } = useAttempt();
  const childId = childOf(view.state);
  const search = searchOf(view.state);
  const status = choiceOf(view, 'status', ['', 'ready', 'processing', 'failed']);
  const level = choiceOf(view, 'level', ['', ...LEVELS]);
  const seen = choiceOf(view, 'seen', ['', 'no']);
  const order = choiceOf(view, 'order', ['newest', 'oldest', 'name']);
  const choices = { search, childId, status, level, order, ...(seen && { seen: false }) };
  const { answer, busy, failure, reload } = useFound({ ...choices, page: pageNumber(view) }, findWithChild);
  // Until the next answer, the rows of the last one stay, but not its count.
  const current = busy || failure ? undefined : answer;
  const rows = answer?.found.rows ?? [];
  const chosen = answer?.listed?.child;
  const name = answer?.listed && listedName(answer.listed);
  useShownChild(chosen?.id);
  const selection = useSelection(rows.map(({ scan }) => scan.id));
  const heading = useRef<HTMLHeadingElement>(null);
  const selected = rows.filter(({ scan }) => selection.has(scan.id));
  const ready = selected.filter(({ scan }) => scan.status === 'ready');
  const { page, pages } = pagesOf(answer?.found);

  const exportRows = () => notify(`The file ${saveScans(selected)} is in your downloads.`);
  const isUnseen = ready.some(({ seen }) => !seen);
  const mark = () =>
    attempt(async () => {
      const ids = ready.map(({ scan }) => scan.id);
      await markScans(backend, ids, isUnseen);
      // Marked rows leave a list of unseen scans, and the pressed button leaves with them.
      if (seen) heading.current?.focus();
      notify(isUnseen ? 'Marked as seen.' : 'Marked as not seen.');
      reload();
    });

  return (
    <div className={styles.worklist}>
      <section className={styles.section} aria-labelledby="new-scan">
        <h2 id="new-scan">Add a scan</h2>
        <NewScan key={chosen?.id} family={family} only={chosen} onlyName={name} onStored={reload} />
        {answer?.isEmpty ? <AppPanel /> : null}
      </section>
      <section className={styles.section} aria-labelledby="scans-list">
        <h2 id="scans-list" ref={heading} tabIndex={-1}>
          {name ? `Scans of ${name}` : 'All scans'}
        </h2>
        <div className={lists.tools}>
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
          <ChoiceLinks view={view} name="level" label="Level" choices={levels} chosen={level} />
          <ChoiceLinks view={view} name="seen" label="Seen" choices={seenOrNot} chosen={seen} />
          <ChoiceLinks view={view} name="order" label="Order" choices={orders} chosen={order} />
        </div>
        {(failure ?? problem) ? (
          <Notice kind="error">
            <p>{failure ?? problem}</p>
            {failure ? <RetryButton look="quiet" onRetry={reload} busy={busy} /> : null}
          </Notice>
        ) : null}
        <FoundCount
          busy={busy}
          text={
            current &&
            [
              current.found.total === 1 ? '1 scan' : `${current.found.total} scans`,
              search ? ` of “${search}”` : '',
              `, ${orderText[order]}`,
              pages > 1 ? `, page ${page} of ${pages}` : '',
            ].join('')
          }
        />
        {current?.found.total === 0 ? (
          <p>Nothing is like that. Choose “All”, or search for another name.</p>
        ) : null}
        {rows.length > 0 ? (
          <>
            <div className={practice.bar}>
              <SelectPage selection={selection} />
              {selected.length > 0 ? (
                <>
                  <strong>{`${selected.length} selected`}</strong>
                  {ready.length > 0 ? (
                    <Button look="quiet" onClick={mark} busy={isWorking}>
                      {isUnseen ? 'Mark as seen' : 'Mark as not seen'}
                    </Button>
                  ) : null}
                  <Button look="quiet" onClick={exportRows}>
                    Export as CSV
                  </Button>
                  <Button look="plain" onClick={selection.clear}>
                    Clear
                  </Button>
                </>
              ) : null}
            </div>
            <ScanTable rows={rows} selection={selection} busy={busy} />
          </>
        ) : null}
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
  const isNarrowed = Boolean(query.search || query.status || query.level || query.seen === false);
  return { found, listed, isEmpty: found.total === 0 && !isNarrowed };
}
