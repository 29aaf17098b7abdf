import { breaking, harmless } from '../seeded-change';
import { kidsPageAt } from './places';

const code = (path: string, statement: string) =>
  kidsPageAt(
    path,
    `export function Page() { return <button type="button" onClick={() => { ${statement} }}>Play</button>; }`,
  );

const refusals = [
  ['storage', 'keeps a text', "localStorage.setItem('feet', 'small');", 'localStorage'],
  ['typing', 'listens to each key', "document.addEventListener('keydown', console.info);", 'keydown'],
  ['network', 'asks another site', "void fetch('https://example.org/feet');", 'fetch'],
  ['built-ins', 'replaces JSON.parse', 'JSON.parse = () => null;', 'JSON.parse'],
  ['hidden-names', 'makes a name', "void Reflect.get(window, ['local', 'Storage'].join(''));", 'window'],
] as const;

/** What reaches beyond the pages of its remote, in the browser's own bundle. */
export const reachChanges = [
  ...breaking(
    refusals.map(([rule, does, statement, name], index) => [
      `a press ${does}`,
      'remote-kids-zone',
      code(`'/kids-reach-${index}'`, statement),
      rule,
      name,
    ]),
  ),
  ...harmless([
    [
      'a press in a page of its own',
      'remote-kids-zone',
      code("'/kids-press'", 'console.info(document.title);'),
    ],
  ]),
];
