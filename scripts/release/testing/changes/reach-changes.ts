import { atopList, inList, pageAt } from './fixture/edits';
import { breaking, harmless } from './static-change';

const pressed = (statement: string) => inList(`show(() => { ${statement} });`);
const loading = (path: string, statement: string) =>
  pageAt(path, {
    atop: `const API = 'https://api.example.org';\nexport async function loader() { ${statement} }`,
  });

/** Changes that reach beyond a remote's pages, in the browser's bundle. */
export const reachChanges = [
  ...breaking(
    ['a press keeps a text', pressed("localStorage.setItem('feet', 'small');"), 'storage', 'localStorage'],
    [
      'a press listens to each key',
      pressed("document.addEventListener('keydown', console.info);"),
      'typing',
      'keydown',
    ],
    ['a press asks another site', pressed("void fetch('https://example.org/feet');"), 'network', 'fetch'],
    ['a press replaces JSON.parse', pressed('JSON.parse = () => null;'), 'built-ins', 'JSON.parse'],
    [
      'a press makes a name',
      pressed("void Reflect.get(window, ['local', 'Storage'].join(''));"),
      'hidden-names',
      'window',
    ],
    [
      'a loader asks another site',
      loading('/games-away', "return (await fetch('https://api.example.org/feet')).json();"),
      'third-party',
      'https://api.example.org … remote-games/src/pages/',
    ],
    [
      'a loader asks another site by a library',
      loading(
        '/games-away',
        "return ask('/feet');\nfunction ask(path: string) { return get(API + path); }\nfunction get(url: string) { return url; }",
      ),
      'third-party',
      'https://api.example.org',
    ],
    [
      'a loader asks another site by a template',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
      loading('/games-away', 'return globalThis.fetch(`${API}/feet`);'),
      'third-party',
      'https://api.example.org',
    ],
  ),
  ...harmless(
    ['a press in a page of its own', pressed('console.info(document.title);')],
    [
      'a loader that names another site in its data',
      loading('/games-away', "return { source: 'https://example.org/feet' };"),
    ],
    [
      'a loader that leads to another site',
      loading('/games-away', "return Response.redirect('https://example.org/feet');"),
    ],
    ['a constant with an address', atopList("export const HELP = 'https://example.org/help';")],
  ),
];
