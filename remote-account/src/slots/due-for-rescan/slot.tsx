import type { Host } from '@little-arches/contracts/host';
import { href } from '@little-arches/contracts/routes';
import { today } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { fetchFamilyScans } from '../../scans/family-scans';
import { ofOneChild } from '../../scans/one-childs-scans';
import { RescanNote } from '../../scans/rescan/rescan-note';
import { rescanWindow } from '../../scans/rescan/rescan-window';
import touch from '../../ui/touch.module.css';
import styles from './slot.module.css';

/** Reads the children of a family whose next scan is due or overdue; none for a practice, which has its worklist. */
export async function loader({ host }: { host: Host }) {
  const { children, scans } = await fetchFamilyScans(host.backend);
  const day = today();
  return children
    .map((child) => ({
      child,
      window: rescanWindow(
        scans.filter(({ child_id }) => child_id === child.id),
        day,
      ),
    }))
    .filter(({ window: { status } }) => status === 'due' || status === 'overdue');
}

/** Renders the children who are due for a scan; nothing when none is. */
export function Slot({ data }: { data: Awaited<ReturnType<typeof loader>> }) {
  if (data.length === 0) return null;
  return (
    <section className={`stack gap-3 ${styles.due}`} aria-labelledby="due-for-rescan">
      <h2 id="due-for-rescan" className="text-l">
        Time for a new scan
      </h2>
      <ul className={`stack gap-2 unmarked ${styles.children}`}>
        {data.map(({ child, window }) => (
          <li key={child.id} className="row middle">
            <Link to={href('scans')} state={ofOneChild(child.id)} className={`bold ${touch.touch}`}>
              <bdi>{child.first_name}</bdi>
            </Link>
            <RescanNote window={window} bare />
          </li>
        ))}
      </ul>
    </section>
  );
}
