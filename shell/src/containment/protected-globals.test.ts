import { type DocumentStyles, protectGlobals } from './protected-globals';

const told: string[] = [];
const adopted = jest.fn();
let styles: DocumentStyles;

beforeAll(() => {
  // jsdom shares the class among all test files of a process.
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      insertRule() {}
      deleteRule() {}
      addRule() {}
      removeRule() {}
    },
  });
  // jsdom has none.
  Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { get: () => [], set: adopted });
  globalThis.fetch = jest.fn(async () => new Response('own'));
  styles = protectGlobals((what) => told.push(what));
});
beforeEach(() => told.splice(0));

it('continues to fetch after a script replaced fetch', async () => {
  window.fetch = () => Promise.reject(new Error('bad'));
  expect(await (await fetch('/x')).text()).toBe('own');
  expect(told).toEqual([expect.stringContaining('Replacing fetch is refused')]);
});

it('continues to navigate after a script replaced the history', () => {
  Object.assign(history, { pushState: () => {} });
  Object.assign(History.prototype, { pushState: () => {} });
  history.pushState(null, '', '/moved');
  expect(window.location.pathname).toBe('/moved');
  expect(told).toEqual([expect.stringContaining('Replacing pushState')]);
});

it('does not open or write the document', () => {
  const before = document.documentElement.outerHTML;
  document.open();
  document.write('<h1>bad</h1>');
  expect(document.documentElement.outerHTML).toBe(before);
  expect(told).toEqual([
    expect.stringContaining('document.open()'),
    expect.stringContaining('document.write()'),
  ]);
});

it('adopts no style sheet for the document, and removes one adopted in another way', () => {
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  document.adoptedStyleSheets.push(new CSSStyleSheet());
  expect(document.adoptedStyleSheets).toEqual([]);
  expect(adopted).not.toHaveBeenCalled();
  expect(told).toEqual([expect.stringContaining('adoptedStyleSheets')]);
  document.documentElement.style.display = 'none';
  styles.clear();
  expect(adopted).toHaveBeenCalledWith([]);
  expect(document.documentElement.hasAttribute('style')).toBe(false);
});

it('adds no rule to a style sheet of the document, and removes none', () => {
  const sheet: CSSStyleSheet = Object.create(CSSStyleSheet.prototype, {
    ownerNode: { value: document.createElement('style') },
  });
  sheet.insertRule('header { display: none }');
  sheet.deleteRule(0);
  expect(told).toEqual([
    expect.stringContaining('insertRule() of a style sheet'),
    expect.stringContaining('deleteRule() of a style sheet'),
  ]);
});
