import { href } from '@little-arches/contracts/routes';
import { Button, Notice } from '@little-arches/contracts/ui';
import { formatTime } from '@little-arches/contracts/values';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Dialog } from '../ui/dialog';
import styles from './import.module.css';
import type { PairingCode } from './import-backend';
import { LateQrPicture } from './late-qr-picture';
import { usePairing } from './use-pairing';

/**
 * Shows a pairing code, and the result when the scan was delivered. `busy` is true while another code is being
 * created.
 */
export function PairingDialog({
  name,
  made,
  busy,
  onArrived,
  onAgain,
  onClose,
}: {
  /** What distinguishes the child from the others. */
  name: string;
  made: PairingCode;
  busy: boolean;
  onArrived: () => void;
  onAgain: () => void;
  onClose: () => void;
}) {
  const pairing = usePairing(made);
  const { status } = pairing;
  useEffect(() => {
    if (status === 'arrived') onArrived();
  }, [status, onArrived]);

  return (
    <Dialog title={`A code for ${name}’s scan`} busy={busy} onClose={onClose}>
      {status === 'waiting' ? <Code name={name} made={made} /> : null}
      {pairing.status === 'arrived' ? (
        <Notice kind="success" title="The scan has arrived">
          {pairing.scanId ? (
            <p>
              <Link to={href('scan', { scanId: pairing.scanId })}>{`See ${name}’s scan`}</Link>
            </p>
          ) : null}
        </Notice>
      ) : null}
      {status === 'expired' ? (
        <Notice kind="info" title="This code is too old now">
          <p>No scan came with it. Get a new one when you are ready to scan.</p>
        </Notice>
      ) : null}
      <div className="row">
        {status === 'expired' ? (
          <Button onClick={onAgain} busy={busy}>
            {busy ? 'Getting a code…' : 'Get a new code'}
          </Button>
        ) : null}
        <Button look="quiet" onClick={onClose} busy={busy}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function Code({ name, made }: { name: string; made: PairingCode }) {
  // In two groups, as people read it: 4F7K 2MQX.
  const spelt = `${made.code.slice(0, 4)} ${made.code.slice(4)}`;
  return (
    <>
      <div className={`row gap-5 middle ${styles.pairing}`}>
        <p className={styles.code}>{spelt}</p>
        <LateQrPicture text={made.code} label="The same code, for the app’s camera" />
      </div>
      <p>
        {`Type it into the app, or hold the app’s camera over the picture. It is good for one scan of ${name}, until ${formatTime(made.expires_at)}.`}
      </p>
      <p role="status" className="soft">
        Waiting for the scan. You can close this: it shows under Scans as soon as it is here.
      </p>
    </>
  );
}
