import { listIs, pageAt } from '../fixture/edits';
import { packages } from '../fixture/world';
import { alone, breaking, harmless, rehearsed } from '../seeded-change';

const { games } = packages;
/** Creates a page with an effect. */
const effectAt = (path: string, body: string) =>
  pageAt(path, { inside: `useEffect(() => { ${body} }, []);` });
const inBrowser = (message: string) => `if (typeof window !== 'undefined') throw new Error('${message}');`;

/** Changes that show only when a page is loaded in a browser. */
export const browserChanges = rehearsed([
  ...alone(
    breaking([
      [
        'an effect loops',
        games,
        listIs({ inside: 'useEffect(() => { for (;;); }, []);' }),
        'rehearsal',
        'does not come to an end',
      ],
      [
        'a module throws in browsers only',
        games,
        listIs({ atop: inBrowser('Not here') }),
        'rehearsal',
        'arrived and threw',
      ],
      [
        'the table of pages throws in browsers only',
        games,
        (world) => Object.assign(world.games, { atop: inBrowser('No table') }),
        'rehearsal',
        'arrived and threw',
      ],
    ]),
  ),
  // These changes leave the page working, so they can be checked together.
  ...breaking([
    [
      'a text differs between Node and the browser',
      games,
      pageAt('/games-text', { shows: "<p>{typeof window === 'undefined' ? 'Node' : 'Browser'}</p>" }),
      'rehearsal',
      '/games-text … is not in the browser what it is when it is prerendered',
    ],
    [
      'an element is there in the browser only',
      games,
      pageAt('/games-element', { shows: "{typeof window === 'undefined' ? null : <p>Browser</p>}" }),
      'rehearsal',
      '/games-element … is not in the browser',
    ],
    [
      'an effect throws',
      games,
      effectAt('/games-effect', "throw new Error('In an effect');"),
      'rehearsal',
      '/games-effect … fails in the browser: In an effect',
    ],
    [
      'a timer throws',
      games,
      effectAt('/games-timer', "setTimeout(() => { throw new Error('In a timer'); });"),
      'rehearsal',
      '/games-timer … In a timer',
    ],
    [
      'a promise is rejected and nobody hears',
      games,
      effectAt('/games-unheard', "void Promise.reject(new Error('Unheard'));"),
      'rehearsal',
      '/games-unheard … Unheard',
    ],
    [
      'an error is told on the console',
      games,
      effectAt('/games-console', "console.error('Something is odd');"),
      'rehearsal',
      '/games-console … Something is odd',
    ],
    [
      'an image of another site',
      games,
      pageAt('/games-image', { shows: '<img src="https://example.org/feet.png" alt="" />' }),
      'rehearsal',
      '/games-image … img-src refuses https://example.org',
    ],
    [
      'a style is set by an attribute',
      games,
      effectAt('/games-attribute', "document.body.setAttribute('style', 'color: red');"),
      'rehearsal',
      '/games-attribute … style-src-attr refuses inline',
    ],
    [
      'code is made of a text',
      games,
      effectAt('/games-code', "try { isNaN.constructor('return 1')(); } catch {}"),
      'rehearsal',
      '/games-code … refuses',
    ],
    [
      'HTML is written as a text',
      games,
      effectAt(
        '/games-html',
        "const box = document.createElement('p'); try { box.innerHTML = '<b>x</b>'; } catch {}",
      ),
      'rehearsal',
      '/games-html … refuses',
    ],
    [
      'a frame of another site',
      games,
      pageAt('/games-frame', { shows: '<iframe title="Feet" src="https://example.org/" />' }),
      'rehearsal',
      '/games-frame … frame-src refuses',
    ],
    [
      'a file that the build does not bring',
      games,
      pageAt('/games-file', { shows: '<img src="/assets/feet.png" alt="" />' }),
      'rehearsal',
      '/games-file … asks for a file that is not there',
    ],
  ]),
  ...harmless([
    [
      'an effect that reads the window',
      games,
      pageAt('/games-wide', {
        inside: 'const [width, setWidth] = useState(0); useEffect(() => setWidth(window.innerWidth), []);',
        shows: '<p>{width}</p>',
      }),
    ],
    [
      'a rejection that is heard',
      games,
      effectAt('/games-heard', "Promise.reject(new Error('Heard')).catch(() => {});"),
    ],
    ['a warning on the console', games, effectAt('/games-warning', "console.warn('Few stories');")],
    [
      'an image in the page itself',
      games,
      pageAt('/games-inlined', {
        shows: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" />',
      }),
    ],
    [
      'a text that is marked as different',
      games,
      pageAt('/games-marked', {
        shows: "<time suppressHydrationWarning>{typeof window === 'undefined' ? 'Node' : 'Browser'}</time>",
      }),
    ],
  ]),
]);
