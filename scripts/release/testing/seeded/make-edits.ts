import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { together } from './at-once';
import type { SeededChange } from './seeded-change';

/** Makes the edits of a change in a copy of the checkout, and returns what takes them back. */
function makeEdits(folder: string, { edits }: SeededChange): () => void {
  const made: (() => void)[] = [];
  const undo = () => {
    for (const step of made.reverse()) step();
  };
  try {
    for (const edit of edits) made.push(make(folder, edit));
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

/**
 * The same of several changes at once; undefined where they are in each other's way, and nothing was done
 * then.
 */
export function makeEditsOfAll(folder: string, changes: readonly SeededChange[]): (() => void) | undefined {
  try {
    return makeEdits(folder, together(changes));
  } catch (error) {
    if (changes.length === 1) throw error;
    return undefined;
  }
}

function make(folder: string, edit: SeededChange['edits'][number]): () => void {
  const file = path.join(folder, edit.file);
  if ('content' in edit) {
    if (existsSync(file)) throw new Error(`${edit.file} is there already`);
    mkdirSync(path.dirname(file), { recursive: true });
    const { content } = edit;
    writeFileSync(file, typeof content === 'number' ? randomBytes(content) : content);
    return () => rmSync(file);
  }
  const before = readFileSync(file, 'utf8');
  const parts = before.split(edit.find);
  if (edit.everywhere ? parts.length < 2 : parts.length !== 2)
    throw new Error(`'${edit.find}' stands ${parts.length - 1} times in ${edit.file}: correct the table`);
  writeFileSync(file, parts.join(edit.replace));
  return () => writeFileSync(file, before);
}
