import { breaking, harmless } from '../seeded-change';
import { kidsPageAt } from './places';

const code = (path: string, statement: string) =>
  kidsPageAt(
    path,
    `export function Page() { return <button type="button" onClick={() => { ${statement} }}>Play</button>; }`,
  );

const refusals = [
  ['storage', 'keeps a text', "localStorage.setItem('feet', 'small');", 'localStorage'],
  ['storage', 'reads the login', "void Reflect.get(globalThis, 'sessionStorage');", 'sessionStorage'],
  ['storage', 'reads cookies', 'console.info(document.cookie);', 'cookie'],
  ['typing', 'listens to each key', "document.addEventListener('keydown', console.info);", 'keydown'],
  ['typing', 'listens to each field', "window.addEventListener('input', console.info, true);", 'input'],
  ['network', 'opens a connection', 'void new RTCPeerConnection();', 'RTCPeerConnection'],
  ['network', 'asks another site', "void fetch('https://example.org/feet');", 'fetch'],
  ['built-ins', 'replaces JSON.parse', 'JSON.parse = () => null;', 'JSON.parse'],
  [
    'built-ins',
    'replaces what Storage does',
    'Storage.prototype.getItem=() => null;',
    'Storage.prototype.getItem',
  ],
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
