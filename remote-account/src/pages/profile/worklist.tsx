import { useHost } from '@little-arches/contracts/host';
import { href } from '@little-arches/contracts/routes';
import { Button, LevelBadge } from '@little-arches/contracts/ui';
import { type CalendarDay, formatDay, LEVELS, scanDay } from '@little-arches/contracts/values';
import { useRef } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { Day } from '../../day';
import { Failure } from '../../forms/failure';
import { useAttempt } from '../../forms/use-attempt';
import { listedName } from '../../practice/listed-name';
import { PaperList } from '../../practice/paper-list';
import practice from '../../practice/practice.module.css';
import {
  findAllChildren,
  type ListedChild,
  type ListedScan,
  markScans,
  NEW_DAYS,
} from '../../practice/practice-backend';
import { rescanOf } from '../../practice/rescan-of';
import { SelectRow } from '../../practice/select-box';
import { onScreen, usePaper } from '../../practice/use-paper';
import { useSelection } from '../../practice/use-selection';
import { ofOneChild } from '../../scans/one-childs-scans';
import { WORKLIST_SHOWN, type WorklistData } from './home-data';
import styles from './page.module.css';

/** Renders the worklist of a practice: children who are overdue, and new results. */
export function Worklist({
  worklist: { counts, overdue, unseen, processing },
  today,
}: {
  worklist: WorklistData;
  today: CalendarDay;
}) {
  const profiles = href('profiles');
  return (
    <>
      <ul className={`${styles.counts} ${onScreen}`}>
        <Count number={counts.all} text="children" to={profiles} />
        <Count number={counts.overdue} text="overdue" to={`${profiles}?rescan=overdue&order=rescan`} />
        <Count number={counts.due} text="due now" to={`${profiles}?rescan=due&order=rescan`} />
        <Count number={counts.first} text="never scanned" to={`${profiles}?rescan=first`} />
        <Count number={processing} text="being measured" to={`${href('scans')}?status=processing`} />
      </ul>
      <div className={styles.worklists}>
        <Overdue rows={overdue.rows} total={overdue.total} today={today} />
        <Unseen rows={unseen.rows} total={unseen.total} />
      </div>
    </>
  );
}

function Count({ number, text, to }: { number: number; text: string; to: string }) {
  return (
    <li>
      <Link to={to}>
        <strong>{number}</strong> <span>{text}</span>
      </Link>
    </li>
  );
}

/** Renders the children who have waited longest. */
function Overdue({
  rows,
  total,
  today,
}: {
  rows: readonly ListedChild[];
  total: number;
  today: CalendarDay;
}) {
  const { backend } = useHost();
  const { print, paper } = usePaper();
  const { busy, failure, attempt } = useAttempt();

  const printList = () =>
    attempt(async () => {
      const all = await findAllChildren(backend, { today, rescan: 'overdue', order: 'rescan' });
      print(<PaperList title="Overdue for a rescan" rows={all} today={today} />);
    });

  return (
    <section className={styles.part} aria-labelledby="overdue">
      <div className={onScreen}>
        <h2 id="overdue">Overdue for a rescan</h2>
        <p className={styles.soft}>Those who have waited longest come first.</p>
        <Failure text={failure} />
        {total === 0 ? <p>No one.</p> : null}
        <ul className={styles.work}>
          {rows.map((listed) => {
            const { child, last } = listed;
            const rescan = rescanOf(listed, today);
            const name = listedName(listed);
            return (
              <li key={child.id}>
                <span>
                  {last ? (
                    <Link to={href('scan', { scanId: last.id })}>{name}</Link>
                  ) : (
                    <Link to={href('scans')} state={ofOneChild(child.id)}>
                      {name}
                    </Link>
                  )}
                  {rescan.status === 'first' ? null : (
                    <span className={practice.facts}>
                      since <Day of={rescan.until} />
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
        {total > 0 ? (
          <p className={practice.bar}>
            <Button look="quiet" onClick={printList} busy={busy}>
              Print this list
            </Button>
            {total > WORKLIST_SHOWN ? (
              <Link to={`${href('profiles')}?rescan=overdue&order=rescan`}>
                {`All ${total} who are overdue`}
              </Link>
            ) : null}
          </p>
        ) : null}
      </div>
      <div>{paper}</div>
    </section>
  );
}

/** Renders new results until they are marked as seen. The heading then takes the focus of the removed button. */
function Unseen({ rows, total }: { rows: readonly ListedScan[]; total: number }) {
  const { backend, notify } = useHost();
  const { revalidate } = useRevalidator();
  const { busy, failure, attempt } = useAttempt();
  const selection = useSelection(rows.map(({ scan }) => scan.id));
  const heading = useRef<HTMLHeadingElement>(null);

  const mark = () =>
    attempt(async () => {
      await markScans(backend, selection.ids, true);
      heading.current?.focus();
      notify('Marked as seen.');
      await revalidate();
    });

  return (
    <section className={`${styles.part} ${onScreen}`} aria-labelledby="newly-ready">
      <h2 id="newly-ready" ref={heading} tabIndex={-1}>
        Newly ready
      </h2>
      <p className={styles.soft}>
        Finished scans of the last {NEW_DAYS} days that are not marked as seen, the newest first.
      </p>
      <Failure text={failure} />
      {total === 0 ? <p>None.</p> : null}
      <ul className={styles.work}>
        {rows.map((listed) => {
          const { scan } = listed;
          const level = LEVELS[scan.level ?? -1];
          const name = listedName(listed);
          const day = scanDay(scan);
          return (
            <li key={scan.id}>
              <span className={practice.last}>
                <SelectRow selection={selection} id={scan.id} label={`${name}, ${formatDay(day)}`} />
                <Link to={href('scan', { scanId: scan.id })}>
                  <span>{`${name}, `}</span>
                  <Day of={day} />
                </Link>
              </span>
              {level ? <LevelBadge level={level} /> : null}
            </li>
          );
        })}
      </ul>
      {total > 0 ? (
        <p className={practice.bar}>
          <Button look="quiet" onClick={selection.toggleAll}>
            {selection.isAll ? 'Select none' : 'Select all of these'}
          </Button>
          {selection.ids.length > 0 ? (
            <Button look="quiet" onClick={mark} busy={busy}>
              {`Mark ${selection.ids.length} as seen`}
            </Button>
          ) : null}
          {total > WORKLIST_SHOWN ? (
            <Link
              to={`${href('scans')}?status=ready&seen=no`}
            >{`All ${total} of them, and earlier ones`}</Link>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}
