import { failureMessage, isBackendError } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { CHILD_LIMITS } from '@little-arches/contracts/input';
import { Button, Notice } from '@little-arches/contracts/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { fetchAccountData } from '../../account-data/account-backend';
import { saveFile } from '../../account-data/save-file';
import styles from './page.module.css';
import { Section } from './section';

type State = { status: 'idle' | 'busy' | 'done' } | { status: 'failed'; message: string };

/** Renders the download of all stored data about the person, as one file. */
export function DownloadData() {
  const { backend, reportError } = useHost();
  const [state, setState] = useState<State>({ status: 'idle' });

  async function download() {
    setState({ status: 'busy' });
    try {
      const data = await fetchAccountData(backend, new Date().toISOString());
      saveFile('little-arches-data.json', JSON.stringify(data, null, 2), 'application/json');
      setState({ status: 'done' });
    } catch (error) {
      if (!isBackendError(error)) reportError(error);
      setState({ status: 'failed', message: failureMessage(error) });
    }
  }

  return (
    <Section id="data" title="Your data">
      <p>
        One file with everything in your account: your name and email, the profiles of your children, those
        you deleted in the last {CHILD_LIMITS.keptDays} days too, their scans, the exercises you ticked off,
        your reminders, mails asked for and messages written with your address, when you shared a scan or made
        a code for the app, your orders and what you agreed to. It is in JSON, a format that people and
        programs can read.
      </p>
      {state.status === 'failed' ? (
        <Notice kind="error">
          <p>{state.message}</p>
        </Notice>
      ) : null}
      <p>
        <Button look="quiet" onClick={download} busy={state.status === 'busy'}>
          <Download aria-hidden="true" size="1.25em" />
          <span>{state.status === 'busy' ? 'Collecting your data…' : 'Download my data'}</span>
        </Button>
      </p>
      <p role="status" className={styles.soft}>
        {state.status === 'done'
          ? 'The file little-arches-data.json is in your downloads. Keep it safe.'
          : null}
      </p>
    </Section>
  );
}
