import { readUsage } from './commands-document';

it('reads usage and purpose from the docstring of run', () => {
  const source = `/** Milliseconds. */
const PAUSE = 2;

/**
 * \`npm run backup -- --to FILE\`: writes the backend's data into one file. \`--keep 30d\`
 * deletes older ones.
 */
export async function run(args: string[]): Promise<void> {}`;
  expect(readUsage(source)).toEqual({
    usage: 'npm run backup -- --to FILE',
    purpose: "writes the backend's data into one file. `--keep 30d` deletes older ones.",
  });
});

it('returns undefined for an internal command', () => {
  expect(readUsage('/** `run.mjs serve-backend`: the backend. */\nexport function run() {}')).toBeUndefined();
  expect(readUsage('export function run() {}')).toBeUndefined();
});
