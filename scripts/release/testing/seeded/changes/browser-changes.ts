import { alone, breaking, harmless, insert, rehearsed } from '../seeded-change';
import { atopKidsPage, elementInKidsPage, inKidsPage, kidsPageAt, kidsPageWith, sources } from './places';

const react = (names: string) => atopKidsPage(`import { ${names} } from 'react';`);

let effects = 0;
/** Each with a name of its own, so that several can be in the page. */
const effect = (body: string) => {
  effects += 1;
  const name = `useEffect${effects}`;
  return [react(`useEffect as ${name}`), inKidsPage(`${name}(() => { ${body} }, []);`)];
};

/** The same on a page of its own. */
const effectAt = (path: string, body: string) =>
  kidsPageAt(
    path,
    `import { useEffect } from 'react';\nexport function Page() { useEffect(() => { ${body} }, []); return <h1>Games</h1>; }`,
  );

/** What shows only when a page is loaded in a browser. */
export const browserChanges = rehearsed([
  ...alone(
    breaking([
      ['an effect loops', 'remote-kids-zone', effect('for (;;);'), 'rehearsal', 'does not come to an end'],
      [
        'a module throws in browsers only',
        'remote-kids-zone',
        [
          atopKidsPage(''),
          insert(
            sources.kidsPage,
            'export function loader',
            "if (typeof window !== 'undefined') throw new Error('Not here');\n\n",
          ),
        ],
        'rehearsal',
        'arrived and threw',
      ],
      [
        'the table of pages throws in browsers only',
        'remote-kids-zone',
        [
          insert(
            sources.kids,
            'export default',
            "if (typeof window !== 'undefined') throw new Error('No table');\n",
          ),
        ],
        'rehearsal',
        'arrived and threw',
      ],
    ]),
  ),
  // The page continues.
  ...breaking([
    [
      'a text differs between Node and the browser',
      'remote-kids-zone',
      kidsPageWith("'/kids-text'", "<p>{typeof window === 'undefined' ? 'Node' : 'Browser'}</p>"),
      'rehearsal',
      '/kids-text … is not in the browser what it is when it is prerendered',
    ],
    [
      'an element is there in the browser only',
      'remote-kids-zone',
      kidsPageWith("'/kids-element'", "{typeof window === 'undefined' ? null : <p>Browser</p>}"),
      'rehearsal',
      '/kids-element … is not in the browser',
    ],
    [
      'an effect throws',
      'remote-kids-zone',
      effectAt("'/kids-effect'", "throw new Error('In an effect');"),
      'rehearsal',
      '/kids-effect … fails in the browser: In an effect',
    ],
    [
      'a timer throws',
      'remote-kids-zone',
      effect("setTimeout(() => { throw new Error('In a timer'); });"),
      'rehearsal',
      'In a timer',
    ],
    [
      'a promise is rejected and nobody hears',
      'remote-kids-zone',
      effect("void Promise.reject(new Error('Unheard'));"),
      'rehearsal',
      'Unheard',
    ],
    [
      'an error is told on the console',
      'remote-kids-zone',
      effect("console.error('Something is odd');"),
      'rehearsal',
      'Something is odd',
    ],
    [
      'an image of another site',
      'remote-kids-zone',
      [elementInKidsPage('<img src="https://example.org/feet.png" alt="" />')],
      'rehearsal',
      'img-src refuses https://example.org',
    ],
    [
      'a style is set by an attribute',
      'remote-kids-zone',
      effect("document.body.setAttribute('style', 'color: red');"),
      'rehearsal',
      'style-src-attr refuses inline',
    ],
    [
      'code is made of a text',
      'remote-kids-zone',
      effectAt("'/kids-code'", "try { isNaN.constructor('return 1')(); } catch {}"),
      'rehearsal',
      '/kids-code … refuses',
    ],
    [
      'HTML is written as a text',
      'remote-kids-zone',
      effectAt(
        "'/kids-html'",
        "const box = document.createElement('p'); try { box.innerHTML = '<b>x</b>'; } catch {}",
      ),
      'rehearsal',
      '/kids-html … refuses',
    ],
    [
      'a frame of another site',
      'remote-kids-zone',
      [elementInKidsPage('<iframe title="Feet" src="https://example.org/" />')],
      'rehearsal',
      'frame-src refuses',
    ],
    [
      'a file that the build does not bring',
      'remote-kids-zone',
      [elementInKidsPage('<img src="/assets/feet.png" alt="" />')],
      'rehearsal',
      'asks for a file that is not there',
    ],
  ]),
  ...harmless([
    [
      'an effect that reads the window',
      'remote-kids-zone',
      [
        react('useEffect, useState'),
        inKidsPage(
          'const [width, setWidth] = useState(0); useEffect(() => setWidth(window.innerWidth), []);',
        ),
        elementInKidsPage('<p>{width}</p>'),
      ],
    ],
    [
      'a rejection that is heard',
      'remote-kids-zone',
      effect("Promise.reject(new Error('Heard')).catch(() => {});"),
    ],
    ['a warning on the console', 'remote-kids-zone', effect("console.warn('Few stories');")],
    [
      'an image in the page itself',
      'remote-kids-zone',
      [elementInKidsPage('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" />')],
    ],
    [
      'a text that is marked as different',
      'remote-kids-zone',
      [
        elementInKidsPage(
          "<time suppressHydrationWarning>{typeof window === 'undefined' ? 'Node' : 'Browser'}</time>",
        ),
      ],
    ],
  ]),
]);
