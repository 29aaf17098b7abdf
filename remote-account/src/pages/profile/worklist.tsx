import { Link } from 'react-router-dom';
import { nameAmong, type ScanSummary } from 'shared-contracts/backend';
import { href } from 'shared-contracts/routes';
import { LevelBadge } from 'shared-contracts/ui';
import { type CalendarDay, type Child, LEVELS, scanDay } from 'shared-contracts/values';
import { Day } from '../../day';
import { NEW_DAYS, newlyReady } from '../../scans/newly-ready';
import { ofOneChild } from '../../scans/one-childs-scans';
import { byUrgency, type ChildOverview, overviewOf } from '../../scans/overview';
import type { Home } from './home-data';
import styles from './page.module.css';

/** How many of a list are here; the rest is a link away. */
const SHOWN = 8;

/** What a practice does next: look at new results, and call who is overdue. */
export function Worklist({ home, today }: { home: Home; today: CalendarDay }) {
  const { children: all, scans } = home;
  const children = all.map(({ child }) => child);
  const overview = overviewOf(children, scans, today).sort(byUrgency);
  const of = (status: ChildOverview['rescan']['status']) =>
    overview.filter(({ rescan }) => rescan.status === status);
  return (
    <>
      <ul className={styles.counts}>
        <Count number={children.length} text="children" to={href('profiles')} />
        <Count number={of('overdue').length} text="overdue" to={`${href('profiles')}?rescan=overdue`} />
        <Count number={of('due').length} text="due now" to={`${href('profiles')}?rescan=due`} />
        <Count number={of('first').length} text="never scanned" to={`${href('profiles')}?rescan=first`} />
        <Count
          number={scans.filter(({ status }) => status === 'processing').length}
          text="being measured"
          to={`${href('scans')}?status=processing`}
        />
      </ul>
      <div className={styles.worklists}>
        <NewlyReady scans={newlyReady(scans, today)} family={children} />
        <Overdue waiting={of('overdue')} family={children} />
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

function NewlyReady({ scans, family }: { scans: readonly ScanSummary[]; family: readonly Child[] }) {
  return (
    <section className={styles.part} aria-labelledby="newly-ready">
      <h2 id="newly-ready">Newly ready</h2>
      <p className={styles.soft}>Finished scans of the last {NEW_DAYS} days, the newest first.</p>
      {scans.length === 0 ? <p>None.</p> : null}
      <ul className={styles.work}>
        {scans.slice(0, SHOWN).map((scan) => {
          const level = LEVELS[scan.level ?? -1];
          const child = family.find(({ id }) => id === scan.child_id);
          return (
            <li key={scan.id}>
              <Link to={href('scan', { scanId: scan.id })}>
                <span>{child ? `${nameAmong(family, child)}, ` : null}</span>
                <Day of={scanDay(scan)} />
              </Link>
              {level ? <LevelBadge level={level} /> : null}
            </li>
          );
        })}
      </ul>
      {scans.length > SHOWN ? (
        <p>
          <Link to={`${href('scans')}?status=ready`}>{`All ${scans.length} of them, and earlier ones`}</Link>
        </p>
      ) : null}
    </section>
  );
}

function Overdue({ waiting, family }: { waiting: readonly ChildOverview[]; family: readonly Child[] }) {
  return (
    <section className={styles.part} aria-labelledby="overdue">
      <h2 id="overdue">Overdue for a rescan</h2>
      <p className={styles.soft}>Who waits longest stands first.</p>
      {waiting.length === 0 ? <p>Nobody.</p> : null}
      <ul className={styles.work}>
        {waiting.slice(0, SHOWN).map(({ child, rescan }) => (
          <li key={child.id}>
            <Link to={href('scans')} state={ofOneChild(child.id)}>
              {nameAmong(family, child)}
            </Link>
            {rescan.status === 'overdue' ? (
              <span className={styles.soft}>
                since <Day of={rescan.until} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {waiting.length > SHOWN ? (
        <p>
          <Link to={`${href('profiles')}?rescan=overdue`}>{`All ${waiting.length} who are overdue`}</Link>
        </p>
      ) : null}
    </section>
  );
}
