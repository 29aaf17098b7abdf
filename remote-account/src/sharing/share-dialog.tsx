import { useHost } from '@little-arches/contracts/host';
import { copyText } from '@little-arches/contracts/platform';
import { Button, Field, Notice, useIdempotencyKey } from '@little-arches/contracts/ui';
import { localDay } from '@little-arches/contracts/values';
import { useState } from 'react';
import { Done } from '../forms/done';
import { SelectField } from '../forms/select-field';
import { useAttempt } from '../forms/use-attempt';
import { Day } from '../ui/day';
import { Dialog } from '../ui/dialog';
import styles from './sharing.module.css';
import { createSharingLink, revokeSharingLink } from './sharing-backend';
import { linkAddress, SHARING_DAYS, type SharingLink } from './sharing-links';

/** Creates and revokes links to one scan. A link is shown once, right after it was created. */
export function ShareDialog({
  scanId,
  known,
  onClose,
}: {
  scanId: string;
  known: readonly SharingLink[];
  onClose: () => void;
}) {
  const { backend, config } = useHost();
  const [links, setLinks] = useState(known);
  const [days, setDays] = useState<number>(SHARING_DAYS[1]);
  const [takenBack, setTakenBack] = useState(0);
  const [outcome, setOutcome] = useState('');
  const [made, setMade] = useState<{ id: string; link: string }>();
  const { busy, failure, attempt, fail } = useAttempt();
  const key = useIdempotencyKey();

  const make = () =>
    attempt(async () => {
      setTakenBack(0);
      const { id, token, expires_at } = await createSharingLink(backend, key.get(), scanId, days);
      key.done();
      setMade({ id, link: linkAddress(config, token) });
      setLinks([{ id, scan_id: scanId, created_at: new Date().toISOString(), expires_at }, ...links]);
      setOutcome('The link is ready.');
    });

  async function copy() {
    if (await copyText(made?.link ?? '')) setOutcome('The link is copied.');
    else fail('Your browser does not let us copy. Select the link and copy it yourself.');
  }

  const revoke = (id: string) =>
    attempt(async () => {
      await revokeSharingLink(backend, id);
      setLinks(links.filter((link) => link.id !== id));
      if (made?.id === id) setMade(undefined);
      setOutcome('');
      setTakenBack((count) => count + 1);
    });

  return (
    <Dialog title="Share this scan" busy={busy} onClose={onClose}>
      {failure ? (
        <Notice key={failure} kind="error" takesFocus>
          <p>{failure}</p>
        </Notice>
      ) : null}
      {takenBack > 0 && !busy && !failure ? <Done key={takenBack}>The link was taken back.</Done> : null}
      <p>
        Anyone with the link can see this one scan, with first name and birth month, without an account, until
        the link ends or you take it back. Share it only with the person it is for.
      </p>
      <SelectField
        id="share-days"
        label="The link is good for"
        value={days}
        onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
      >
        {SHARING_DAYS.map((period) => (
          <option key={period} value={period}>
            {`${period} days`}
          </option>
        ))}
      </SelectField>
      {made ? (
        <Field
          after={
            <Button look="plain" onClick={copy}>
              Copy<span className="visually-hidden"> the link</span>
            </Button>
          }
          id="shared-link"
          label="Your link"
          hint="It is shown this once. Copy it now."
          value={made.link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
      {/* Here, because the dialog covers the frame's message. */}
      <p role="status">{failure || busy ? '' : outcome}</p>
      {links.length > 0 ? <Links links={links} busy={busy} onRevoke={revoke} /> : null}
      <div className="row">
        <Button onClick={make} busy={busy}>
          {made ? 'Make another link' : 'Make a link'}
        </Button>
        <Button look="quiet" onClick={onClose} busy={busy}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function Links({
  links,
  busy,
  onRevoke,
}: {
  links: readonly SharingLink[];
  busy: boolean;
  onRevoke: (id: string) => void;
}) {
  return (
    <section className={`stack gap-2 ${styles.section}`}>
      <h3>Links to this scan</h3>
      <ul className={`stack gap-2 unmarked ${styles.links}`}>
        {links.map(({ id, created_at, expires_at }) => (
          <li key={id} className="row middle">
            <span id={`link-${id}`}>
              Made on <Day of={localDay(created_at)} />, good until <Day of={localDay(expires_at)} />
            </span>
            <Button look="plain" onClick={() => onRevoke(id)} busy={busy} aria-describedby={`link-${id}`}>
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
