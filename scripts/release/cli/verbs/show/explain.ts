import { existsSync, readFileSync } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { createExplain } from '../../../explain/explain';
import { linesAround, placeLines } from '../../../explain/explanation-text';
import { parseRequested } from '../../../explain/parsed-frames';
import type { Verb } from '../../command';

/** `release explain`: finds the source code of a report's frames. Exits with 1 when no frame could be explained. */
export const verb: Verb = async ({ store, names }) => {
  const explain = createExplain(store);
  const text: string[] = [];
  const frames: Record<string, unknown>[] = [];
  let explained = 0;
  for (const { title, frames: asked } of parseRequested(await readRequested(names))) {
    if (title) text.push(title);
    for (const frame of asked) {
      const place = await explain(frame);
      const shown = typeof place === 'string' ? [place] : placeLines(place);
      text.push(frame.text, ...shown.map((line) => `  ${line}`), '');
      if (typeof place === 'string') frames.push({ frame: frame.text, reason: place });
      else {
        const { source: _, ...known } = place;
        frames.push({ frame: frame.text, ...known, lines: linesAround(place) });
        explained++;
      }
    }
  }
  return { json: { frames }, text, failed: explained === 0 };
};

/** Returns the text to explain: a frame itself, the content of a file, or standard input. */
async function readRequested(names: readonly string[]): Promise<string> {
  const given = names.join(' ');
  if (given !== '' && given !== '-') return existsSync(given) ? readFileSync(given, 'utf8') : given;
  if (given === '' && process.stdin.isTTY)
    throw new UsageError("Say which frame: npm run release -- explain 'at f (https://…/page.js:1:2345)'");
  return await readAll(process.stdin);
}
