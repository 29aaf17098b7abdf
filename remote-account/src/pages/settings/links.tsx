import { birthOf, nameInSentence } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { href } from '@little-arches/contracts/routes';
import { Button, Deferred } from '@little-arches/contracts/ui';
import { localDay, scanDay } from '@little-arches/contracts/values';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Done } from '../../forms/done';
import { Failure } from '../../forms/failure';
import { useAttempt } from '../../forms/use-attempt';
import { type LinkAndScan, revokeSharingLink } from '../../sharing/sharing-backend';
import { Day } from '../../ui/day';
import styles from './page.module.css';
import { TextSkeleton, Topic } from './topic';

/** Renders every sharing link of the account, each with a button that revokes it. */
export function SharedLinks({ links }: { links: Promise<readonly LinkAndScan[]> }) {
  return (
    <Topic id="shared-links" title="Scans you share">
      <Deferred resolve={links} skeleton={<TextSkeleton />}>
        {(known) => <Links known={known} />}
      </Deferred>
    </Topic>
  );
}

function Links({ known }: { known: readonly LinkAndScan[] }) {
  const { backend } = useHost();
  const [takenBack, setTakenBack] = useState<readonly string[]>([]);
  const { busy, failure, attempt } = useAttempt();
  const links = known.filter(({ id }) => !takenBack.includes(id));

  const revoke = (id: string) =>
    attempt(async () => {
      await revokeSharingLink(backend, id);
      setTakenBack([...takenBack, id]);
    });

  return (
    <>
      <Failure text={failure} />
      {takenBack.length > 0 && !busy && !failure ? (
        <Done key={takenBack.length}>The link was taken back.</Done>
      ) : null}
      {links.length === 0 ? (
        <p>You share no scan at the moment. A link to one is made on the page of the scan.</p>
      ) : (
        <p>Whoever has one of these links sees that scan, until the link ends or you take it back.</p>
      )}
      <ul className={`stack gap-3 unmarked ${styles.links}`}>
        {links.map(({ id, scan_id, created_at, expires_at, scans: scan }) => (
          <li key={id} className="row middle">
            <span id={`shared-${id}`}>
              <Link to={href('scan', { scanId: scan_id })}>
                <span>{`${nameInSentence(scan.children.first_name)} (${birthOf(scan.children)}), `}</span>
                <Day of={scanDay(scan)} />
              </Link>
              <span className={`quiet ${styles.second}`}>
                Made on <Day of={localDay(created_at)} />, good until <Day of={localDay(expires_at)} />
              </span>
            </span>
            <Button look="plain" onClick={() => revoke(id)} busy={busy} aria-describedby={`shared-${id}`}>
              Take back
              <span className="visually-hidden">{` the link to ${scan.children.first_name}’s scan`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
