import { failureMessage, isBackendError, type ScanStored } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { SCAN_FILE_BYTES } from '@little-arches/contracts/input';
import { Button, Field, Notice, onOwn } from '@little-arches/contracts/ui';
import type { Child } from '@little-arches/contracts/values';
import { type SyntheticEvent, useState } from 'react';
import { saveFile } from '../account-data/save-file';
import { Dialog } from '../ui/dialog';
import styles from './import.module.css';
import { type ScanFileProblem, scanFileProblems, sendScanFile } from './import-backend';
import { readFile } from './read-file';

interface Failure {
  readonly message: string;
  readonly fields: readonly ScanFileProblem[];
}

/**
 * Imports a scan file of the app for a child. The server parses the file and stores nothing when a field is
 * invalid.
 */
export function ImportDialog({
  child,
  name,
  onStored,
  onClose,
}: {
  child: Child;
  /** What distinguishes the child from the others. */
  name: string;
  onStored: (stored: ScanStored['data']) => void;
  onClose: () => void;
}) {
  const { backend, reportError } = useHost();
  const [file, setFile] = useState<File>();
  const [emptied, setEmptied] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      onStored(await sendScanFile(backend, child.id, await contentOf(file)));
    } catch (error) {
      if (error instanceof ChangedFile) {
        setFile(undefined);
        setEmptied(emptied + 1);
      }
      if (error instanceof WrongFile) setFailure({ message: error.message, fields: [] });
      else setFailure(failureOf(error, reportError));
      setBusy(false);
    }
  }

  return (
    <Dialog title={`Import a scan of ${name}`} busy={busy} onClose={onClose}>
      <form className={`stack ${styles.form}`} onSubmit={onOwn(send)} noValidate>
        {failure ? <Refused failure={failure} /> : null}
        <p>For practices: a scan that the app saved as a file. It is checked before anything is stored.</p>
        <Field
          key={emptied}
          id="scan-file"
          type="file"
          label="Scan file"
          hint="One scan, in JSON."
          accept=".json,application/json"
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
        />
        <FormatLink />
        <div className="row">
          <Button type="submit" busy={busy}>
            {busy ? 'Checking the file…' : 'Import scan'}
          </Button>
          <Button look="quiet" onClick={onClose} busy={busy}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Refused({ failure: { message, fields } }: { failure: Failure }) {
  if (fields.length === 0)
    return (
      <Notice kind="error" takesFocus>
        <p>{message}</p>
      </Notice>
    );
  return (
    <Notice kind="error" title="Nothing was imported: this file has wrong fields" takesFocus>
      <ul className={`stack gap-1 ${styles.problems}`}>
        {fields.map(({ field, problem }) => (
          <li key={field + problem}>
            <strong>{field}</strong> <span>{problem}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A problem with the chosen file that the person can fix, found before anything is sent. */
class WrongFile extends Error {}

/** The file was changed after it was chosen. Browsers refuse to read it until it is chosen again. */
class ChangedFile extends WrongFile {}

async function contentOf(file: File | undefined): Promise<unknown> {
  if (!file || file.size === 0) throw new WrongFile('Choose a scan file first.');
  if (file.size > SCAN_FILE_BYTES.file)
    throw new WrongFile('This file is too large for a scan. Choose the file of one scan.');
  const text = await readFile(file);
  if (text === undefined)
    throw new ChangedFile(
      'This file can’t be read any more. It may have been changed, moved or deleted after you chose it. Choose it again.',
    );
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongFile('This is no JSON file. Choose the file as the app saved it.');
  }
}

function failureOf(error: unknown, report: (error: unknown) => void): Failure {
  if (!isBackendError(error)) report(error);
  return { message: failureMessage(error), fields: scanFileProblems(error) };
}

/**
 * Renders a link to the published format of a scan file, for developers. The format is loaded when the link is
 * pressed.
 */
function FormatLink() {
  const { reportError } = useHost();
  const [outcome, setOutcome] = useState('');

  async function save() {
    try {
      const { formatText } = await import('./format-text');
      saveFile('scan-file.schema.json', formatText(), 'application/schema+json');
      setOutcome('The format is in your downloads.');
    } catch (error) {
      reportError(error);
      setOutcome('The format could not be loaded. Please try again.');
    }
  }

  return (
    <p>
      <Button look="plain" onClick={save}>
        Download the format (JSON Schema)
      </Button>
      {/* Here, because the dialog covers the frame's message. */}
      <span role="status">{outcome}</span>
    </p>
  );
}
