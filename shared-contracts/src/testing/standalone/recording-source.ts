import { parseRecording, type Recording } from '../../formats/recording/recording';
import { RECORDING_LIMITS } from '../../formats/recording/recording-parts';
import { readFile } from '../../platform/read-file';

/** Name in the address of a file that was picked in this tab, and the storage key of that file. */
const PICKED = 'picked';
const KEY = 'picked-recording';

/**
 * Reads the recording that an address requests: a file beside the remote's sources, or the one that was
 * picked.
 */
export async function fetchRecording(name: string): Promise<Recording> {
  if (name === PICKED) {
    const text = sessionStorage.getItem(KEY);
    if (text === null) throw new Error('No recording was picked in this tab: pick it again.');
    return parseRecording(text, 'The recording');
  }
  if (!/^[\w-]+\.json$/.test(name)) throw new Error(`'${name}' is no name of a recording.`);
  // Relative if the host is a folder, and at the root of a dev server.
  const base = document.documentElement.dataset.host === 'folder' ? '' : '/';
  const answer = await fetch(`${base}recordings/${name}`, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`There is no recording '${name}' in src/recordings.`);
  return parseRecording(await answer.text(), name);
}

/** Keeps a picked file if it can be read; returns its name for the address. */
export async function keepPicked(file: File): Promise<string> {
  if (file.size > 4 * RECORDING_LIMITS.characters)
    throw new Error(`${file.name} is too large for a recording`);
  const text = await readFile(file);
  if (text === undefined) throw new Error(`${file.name} can't be read any more: pick it again.`);
  parseRecording(text, file.name);
  sessionStorage.setItem(KEY, text);
  return PICKED;
}
