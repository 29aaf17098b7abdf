import { readUsage } from './commands-document';

it('reads usage and purpose from the docstring of run', () => {
  const source = `/** Milliseconds. */
const PAUSE = 2;

/**
 * \`npm run export -- --to DIR\`: writes the site into one folder. \`--keep 30d\`
 * deletes older ones.
 */
export async function run(args: string[]): Promise<void> {}`;
  expect(readUsage(source)).toEqual({
    usage: 'npm run export -- --to DIR',
    purpose: 'writes the site into one folder. `--keep 30d` deletes older ones.',
  });
});

it('returns undefined for an internal command', () => {
  expect(readUsage('/** `run.mjs serve-backend`: the backend. */\nexport function run() {}')).toBeUndefined();
  expect(readUsage('export function run() {}')).toBeUndefined();
});
