import { FileUp, Smartphone } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { brand } from 'shared-contracts/brand';
import type { ScanStored } from 'shared-contracts/functions/deliver-scan';
import { useHost } from 'shared-contracts/host';
import type { Child } from 'shared-contracts/profile';
import { addresses } from 'shared-contracts/routes';
import type { PairingCode } from 'shared-contracts/tables/pairing-codes';
import { Button } from 'shared-contracts/ui/button';
import { Notice } from 'shared-contracts/ui/notice';
import { SelectField } from '../forms/select-field';
import { useAttempt } from '../forms/use-attempt';
import styles from './arrival.module.css';
import { createPairingCode } from './arrival-backend';
import { ImportDialog } from './import-dialog';
import { PairingDialog } from './pairing-dialog';

type Task =
  | { readonly kind: 'pair'; readonly child: Child; readonly made: PairingCode }
  | { readonly kind: 'import'; readonly child: Child };

/**
 * The ways a scan gets to one of these children: a code for the app, or the app's file. What has arrived shows at
 * once, because the page's data is read again.
 */
export function NewScan({ family }: { family: readonly Child[] }) {
  const { backend, announce } = useHost();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState('');
  const [task, setTask] = useState<Task>();
  const { busy, failure, attempt } = useAttempt();
  const child = family.find(({ id }) => id === chosen) ?? family[0];
  const close = () => setTask(undefined);
  const arrived = useCallback(() => {
    announce('The scan has arrived.');
    void revalidate();
  }, [announce, revalidate]);

  async function pair(child: Child) {
    const isMade = await attempt(async () =>
      setTask({ kind: 'pair', child, made: await createPairingCode(backend, child.id) }),
    );
    if (!isMade) close();
  }

  function stored({ known }: ScanStored['data'], { first_name: name }: Child) {
    announce(known ? `${name} has this scan already. Nothing was added.` : 'The scan was imported.');
    close();
    void revalidate();
  }

  if (!child) return null;
  return (
    <div className={styles.ways}>
      {failure ? (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      ) : null}
      {family.length > 1 ? (
        <SelectField
          id="new-scan-of"
          label="A new scan of"
          value={child.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {family.map(({ id, first_name }) => (
            <option key={id} value={id}>
              {first_name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <p className={styles.soft}>
        A code is for the {brand.product} app, which is <Link to={addresses.comingSoon}>coming soon</Link>.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => pair(child)} busy={busy}>
          <Smartphone aria-hidden="true" size="1.25em" />
          {busy ? 'Getting a code…' : 'Get a code for the app'}
        </Button>
        <Button look="quiet" onClick={() => setTask({ kind: 'import', child })}>
          <FileUp aria-hidden="true" size="1.25em" />
          Import a scan file
        </Button>
      </div>
      {task?.kind === 'pair' ? (
        <PairingDialog
          child={task.child}
          made={task.made}
          busy={busy}
          onArrived={arrived}
          onAgain={() => pair(task.child)}
          onClose={close}
        />
      ) : null}
      {task?.kind === 'import' ? (
        <ImportDialog child={task.child} onStored={(answer) => stored(answer, task.child)} onClose={close} />
      ) : null}
    </div>
  );
}
