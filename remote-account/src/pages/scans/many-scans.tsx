import { useMemo } from 'react';
import { nameAmong, type ScanSummary } from 'shared-contracts/backend';
import { Button } from 'shared-contracts/ui';
import { type Child, LEVELS } from 'shared-contracts/values';
import { useShownChild } from '../../children/use-shown-child';
import { AppPanel } from '../../import/app-panel';
import { NewScan } from '../../import/new-scan';
import { ChildSearch, ChoiceLinks, type NamedChoice, PageLinks } from '../../lists/list-tools';
import { choiceOf, pageOf, useListView } from '../../lists/list-view';
import lists from '../../lists/lists.module.css';
import { matchesSearch, searchOf } from '../../lists/search-state';
import { childOf } from '../../scans/one-childs-scans';
import styles from './page.module.css';
import { ScanTable, type ScanWithChild } from './scan-table';

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
const orders = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['name', 'Name'],
] as const;

/** The scans of a practice, or of a family that has very many: searched, narrowed, sorted, in pages. */
export function ManyScans({ family, scans }: { family: readonly Child[]; scans: readonly ScanSummary[] }) {
  const view = useListView();
  const all = useMemo(() => withChildren(family, scans), [family, scans]);
  const chosen = family.find(({ id }) => id === childOf(view.state));
  useShownChild(chosen?.id);
  const searched = searchOf(view.state);
  const status = choiceOf(view, 'status', ['', 'ready', 'processing', 'failed']);
  const level = choiceOf(view, 'level', ['', ...LEVELS]);
  const order = choiceOf(view, 'order', ['newest', 'oldest', 'name']);

  const shown = all.filter(
    ({ scan, child }) =>
      (!chosen || chosen === child) &&
      matchesSearch(child?.first_name ?? '', searched) &&
      (!status || scan.status === status) &&
      (!level || (scan.status === 'ready' && String(scan.level) === level)),
  );
  // They come newest first; sorting keeps that where two are alike.
  if (order === 'oldest') shown.reverse();
  if (order === 'name') shown.sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const { page, pages, rows } = pageOf(view, shown);

  return (
    <>
      <section className={styles.section} aria-labelledby="new-scan">
        <h2 id="new-scan">Add a scan</h2>
        <NewScan key={chosen?.id} family={family} only={chosen} />
        {all.length === 0 ? <AppPanel /> : null}
      </section>
      <section className={styles.section} aria-labelledby="scans-list">
        <h2 id="scans-list">{chosen ? `Scans of ${nameAmong(family, chosen)}` : 'All scans'}</h2>
        <div className={lists.tools}>
          {chosen ? (
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
          <ChoiceLinks view={view} name="order" label="Order" choices={orders} chosen={order} />
        </div>
        <p role="status" className={lists.count}>
          {[
            shown.length === 1 ? '1 scan' : `${shown.length} scans`,
            searched ? ` of “${searched}”` : '',
            `, ${orderText[order]}`,
            pages > 1 ? `, page ${page} of ${pages}` : '',
          ].join('')}
        </p>
        {shown.length === 0 ? (
          <p>Nothing is like that. Choose “All”, or search for another name.</p>
        ) : (
          <ScanTable rows={rows} family={family} />
        )}
        <PageLinks view={view} page={page} pages={pages} label="Pages of scans" />
      </section>
    </>
  );
}

const orderText = { newest: 'newest first', oldest: 'oldest first', name: 'by name' } as const;

function withChildren(family: readonly Child[], scans: readonly ScanSummary[]): ScanWithChild[] {
  const children = new Map(family.map((child) => [child.id, child]));
  return scans.map((scan) => ({ scan, child: children.get(scan.child_id) }));
}

const nameOf = ({ child }: ScanWithChild) => child?.first_name ?? '';
