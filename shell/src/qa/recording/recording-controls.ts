import type { Recording } from '@little-arches/contracts/formats/reports';
import type { Shell } from '../../shell';
import { startRecorder } from './recorder';

/** The parameter of an address whose page is recorded from its first script on. */
const ASKS = 'record';

/**
 * Returns the panel's controls for recording. "Record" reloads the page, because a recording needs the state from
 * the beginning; while recording, the page is rendered in the browser, so that its data are calls too.
 */
export function recordingControls(shell: Shell): HTMLElement[] {
  if (new URLSearchParams(window.location.search).get('qa') !== ASKS) {
    const record = button('Record');
    record.title = 'Loads this page anew and records what the shell hands to remotes from then on';
    record.addEventListener('click', () => {
      const address = new URL(window.location.href);
      address.searchParams.set('qa', ASKS);
      window.location.assign(address);
    });
    return [record];
  }
  document.getElementById('hydration')?.remove();
  const root = document.getElementById('root');
  root?.replaceChildren();

  const recorder = startRecorder(shell);
  const save = button('Save recording');
  const state = document.createElement('span');
  const tell = () => {
    state.textContent = `Recording: ${recorder.steps()} steps`;
  };
  recorder.subscribe(tell);
  tell();
  save.addEventListener('click', () => saveFile(recorder.recording()));
  return [save, state];
}

function button(text: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  return made;
}

/** Saves the recording as a file: `recording-2026-11-24-18-50.json`. */
function saveFile(recording: Recording): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(recording, null, 1)}\n`]));
  const moment = recording.recordedAt.slice(0, 16).replace(/[T:]/g, '-');
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `recording-${moment}.json`,
  });
  link.click();
  // Revoked later, because the browser has only begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
