import { nameAmong, nameInSentence, type ScanStored } from '@little-arches/contracts/backend';
import { brand } from '@little-arches/contracts/company';
import { useHost } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { Button, useIdempotencyKey } from '@little-arches/contracts/ui';
import type { Child } from '@little-arches/contracts/values';
import { FileUp, Smartphone } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { Failure } from '../forms/failure';
import { SelectField } from '../forms/select-field';
import { useAttempt } from '../forms/use-attempt';
import { ChildPicker } from '../practice/child-picker';
import styles from './import.module.css';
import { createPairingCode, type PairingCode } from './import-backend';
import { ImportDialog } from './import-dialog';
import { PairingDialog } from './pairing-dialog';

/** Id of the field that selects the child of the scan. */
const FIELD = 'new-scan-of';

type Task =
  | { readonly kind: 'pair'; readonly child: Child; readonly made: PairingCode }
  | { readonly kind: 'import'; readonly child: Child };

/**
 * Offers the two ways to add a scan: a code for the app, or the app's file. The child is selected first, unless it
 * is the `only` one: from a list of `family`, or by a search without one. After an import the page's data is read
 * again.
 */
export function NewScan({
  family,
  only,
  onlyName,
  onStored,
}: {
  family?: readonly Child[] | undefined;
  only?: Child | undefined;
  /** Name that distinguishes the `only` child in a practice. */
  onlyName?: string | undefined;
  /** Called after an import, for lists outside of the page's loader data. */
  onStored?: () => void;
}) {
  const { backend, notify } = useHost();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<Child>();
  /** Name that distinguishes the selected child in a practice. */
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const [task, setTask] = useState<Task>();
  const { busy, failure, attempt } = useAttempt();
  const key = useIdempotencyKey();
  const single = only ?? (family?.length === 1 ? family[0] : undefined);
  const child = single ?? chosen;
  const nameOf = (child: Child) => onlyName || (child === chosen && name) || nameAmong(family ?? [], child);
  const choose = (child: Child | undefined, listedName = '') => {
    setChosen(child);
    setName(listedName);
    setMissing(false);
  };
  const error = missing ? 'Choose whose scan it is.' : undefined;
  const close = () => setTask(undefined);
  const arrived = useCallback(() => {
    void revalidate();
    onStored?.();
  }, [revalidate, onStored]);

  async function pair(child: Child) {
    const isMade = await attempt(async () => {
      setTask({ kind: 'pair', child, made: await createPairingCode(backend, key.get(), child.id) });
      key.done();
    });
    if (!isMade) close();
  }

  /** Requires a selected child, because a guessed one would receive another child's scan. */
  function withChild(act: (child: Child) => void) {
    if (child) return act(child);
    setMissing(true);
    document.getElementById(FIELD)?.focus();
  }

  function stored({ known }: ScanStored['data'], { first_name: name }: Child) {
    close();
    notify(
      known ? `${nameInSentence(name)} has this scan already. Nothing was added.` : 'The scan was imported.',
    );
    void revalidate();
    onStored?.();
  }

  if (family?.length === 0) return null;
  return (
    <div className={`stack ${styles.ways}`}>
      <Failure text={failure} />
      {single || family ? null : (
        <ChildPicker
          id={FIELD}
          label="A new scan of"
          chosen={chosen}
          name={name}
          error={error}
          onChoose={choose}
        />
      )}
      {single || !family ? null : (
        <SelectField
          id={FIELD}
          label="A new scan of"
          value={chosen?.id ?? ''}
          error={error}
          onChange={({ currentTarget }) => choose(family.find(({ id }) => id === currentTarget.value))}
        >
          <option value="" disabled>
            Choose a child
          </option>
          {family.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </SelectField>
      )}
      <p className="soft">
        A code is for the {brand.product} app, which is <Link to={addresses.comingSoon}>coming soon</Link>.
      </p>
      <div className="row">
        <Button onClick={() => withChild(pair)} busy={busy}>
          <Smartphone aria-hidden="true" size="1.25em" />
          <span>{busy ? 'Getting a code…' : 'Get a code for the app'}</span>
        </Button>
        <Button look="quiet" onClick={() => withChild((child) => setTask({ kind: 'import', child }))}>
          <FileUp aria-hidden="true" size="1.25em" />
          Import a scan file
        </Button>
      </div>
      {task?.kind === 'pair' ? (
        <PairingDialog
          name={nameOf(task.child)}
          made={task.made}
          busy={busy}
          onArrived={arrived}
          onAgain={() => pair(task.child)}
          onClose={close}
        />
      ) : null}
      {task?.kind === 'import' ? (
        <ImportDialog
          child={task.child}
          name={nameOf(task.child)}
          onStored={(answer) => stored(answer, task.child)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
