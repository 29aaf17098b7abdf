import { focusOn, reveal } from './reveal';

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.getElementById('it') as HTMLElement;
}

const open = () => [...document.querySelectorAll('details')].map((details) => details.open);
let into: jest.SpiedFunction<Element['scrollIntoView']>;

beforeEach(() => {
  into = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

it.each([
  ['a paragraph', '<p id="it">Words</p>'],
  ['a link', '<a id="it" href="/">Words</a>'],
  ['a region that takes the focus', '<section id="it" tabindex="0">Words</section>'],
])('focuses %s and scrolls it into the window', (_, html) => {
  const element = show(html);
  const before = element.getAttribute('tabindex');
  reveal(element);
  expect(element).toHaveFocus();
  expect(into.mock.contexts).toEqual([element]);
  element.blur();
  expect(element.getAttribute('tabindex')).toBe(before);
});

it.each([
  [
    'in nested details',
    '<details><summary>A</summary><details><p id="it">B</p></details></details>',
    [true, true],
  ],
  ['in a summary', '<details><summary><b id="it">A</b></summary></details>', [false]],
  [
    'in a summary of details in details',
    '<details><summary>A</summary><details><summary id="it">B</summary></details></details>',
    [true, false],
  ],
  ['beside details', '<details><summary>A</summary></details><p id="it">B</p>', [false]],
])('opens only the details that hide an element %s', (_, html, expected) => {
  reveal(show(html));
  expect(open()).toEqual(expected);
});

it('opens details themselves and focuses their summary', () => {
  const details = show('<details id="it"><summary>A</summary><p>B</p></details>');
  reveal(details);
  expect(open()).toEqual([true]);
  expect(details.querySelector('summary')).toHaveFocus();
  expect(into.mock.contexts).toEqual([details]);
});

it('returns false for an element outside the page, and leaves it unchanged', () => {
  const paragraph = document.createElement('p');
  expect(focusOn(paragraph)).toBe(false);
  expect(paragraph.outerHTML).toBe('<p></p>');
});
