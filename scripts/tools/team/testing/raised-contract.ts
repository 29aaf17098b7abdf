import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sinceSchema } from '@scripts/build/uses/needed-contract';
import { readJson } from '@scripts/kit/files/read-json';

/** Adds an event to the contract of a checkout, and raises its minor. */
export function raiseContract(root: string, from: string, to: string): void {
  const folder = path.join(root, 'shared-contracts');
  const edit = (file: string, before: string, after: string) =>
    editFile(path.join(folder, file), before, after);
  edit('src/remote.tsx', `CONTRACT_VERSION = '${from}'`, `CONTRACT_VERSION = '${to}'`);
  edit('api-report.md', `CONTRACT_VERSION = "${from}"`, `CONTRACT_VERSION = "${to}"`);
  const event = "'insole/tried': { keep: 'none', schema: v.object({ slug: text }) },";
  edit('src/events/events.ts', 'export const events = {', `export const events = {\n  ${event}`);
  const file = path.join(folder, 'since.json');
  const since = readJson(file, sinceSchema);
  writeFileSync(file, JSON.stringify({ ...since, added: { ...since.added, [to]: ['events insole/tried'] } }));
}

/** Replaces a text in a file. Throws an Error when the file does not have it. */
export function editFile(file: string, before: string | RegExp, after: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} has no ${before}`);
  writeFileSync(file, changed);
}

/** Component of a page that publishes the contract's new event and shows what it heard, or how it was refused. */
export const TRIED = `
import { useEffect, useState } from 'react';
import { useHost } from 'shared-contracts/host';

export function Tried() {
  const { bus } = useHost();
  const [heard, setHeard] = useState('nothing');
  useEffect(() => bus.subscribe('insole/tried', ({ slug }) => setHeard(slug)), [bus]);
  const tell = (slug: string) => {
    try {
      bus.publish('insole/tried', { slug });
    } catch (error) {
      setHeard(String(error));
    }
  };
  return (
    <p>
      <button type="button" onClick={() => tell('comet-insole')}>Try one</button>
      <button type="button" onClick={() => tell('')}>Try none</button>
      <output>{heard}</output>
    </p>
  );
}
`;
