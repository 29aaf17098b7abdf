import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { default: leanReactDom } = jest.requireActual<{ default(source: string): string }>(
  './lean-react-dom.mjs',
);

const from = createRequire(__filename);
const folder = path.join(path.dirname(from.resolve('react-dom/package.json')), 'cjs');
const client = readFileSync(path.join(folder, 'react-dom-client.production.js'), 'utf8');

it('takes what view transitions need out of the installed renderer, and nothing out of other modules', () => {
  const lean = leanReactDom(client);
  expect(client).toMatch(/ 30 === |case 30:/);
  expect(lean).not.toMatch(/case (?:30|19):/);
  const other = readFileSync(path.join(folder, 'react-dom.production.js'), 'utf8');
  expect(leanReactDom(other)).toBe(other);
});

it('ends the build when the library no longer is what this was written for', () => {
  const changed = client.replace('(committedLanes & 335544064) === committedLanes', 'isEligible');
  expect(() => leanReactDom(changed)).toThrow(/fits 5 places of React DOM, 6 were known/);
});
