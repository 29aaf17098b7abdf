import { keep, keepFrame } from './kept-elements';

const told: string[] = [];
let root: HTMLElement;
let header: HTMLElement;
let link: HTMLAnchorElement;

beforeAll(() => {
  document.body.innerHTML =
    '<div id="root"><div><header class="header"><nav><a href="/">Home</a></nav></header><main></main></div></div>';
  root = document.getElementById('root') as HTMLElement;
  header = document.querySelector('header') as HTMLElement;
  link = document.querySelector('a') as HTMLAnchorElement;
  keepFrame(root, (what) => told.push(what));
  for (const element of [header, link]) keep(element);
});
beforeEach(() => told.splice(0));

/** Resolves after the observer was notified. */
const observed = () => Promise.resolve();
const whole = () => document.documentElement?.outerHTML;

function removeAll(): void {
  for (const element of [link, header, root]) element.remove();
}

function removeBodyAndHead(): void {
  for (const element of [document.body, document.head]) element.remove();
}

it.each<[string, () => void]>([
  ['a removed header', () => header.remove()],
  ['an emptied header', () => header.replaceChildren()],
  ['a moved header', () => document.body.append(header)],
  ['an emptied root', () => root.replaceChildren()],
  ['a text instead of the frame', () => Object.assign(root, { textContent: 'bad' })],
  ['a removed root', () => root.remove()],
  ['another body', () => Object.assign(document, { body: document.createElement('body') })],
  ['an emptied document', () => document.replaceChildren()],
  ['several at once', removeAll],
  ['neighbours one after the other', removeBodyAndHead],
  ['another class', () => Object.assign(header, { className: '' })],
  ['a hidden header', () => Object.assign(header, { hidden: true, inert: true })],
])('restores the same elements after %s', async (_, damage) => {
  const before = whole();
  damage();
  expect(whole()).not.toBe(before);
  await observed();
  expect(whole()).toBe(before);
  expect(document.querySelector('header')).toBe(header);
  expect(told).toHaveLength(1);
});

it('ignores elements outside the frame', async () => {
  const main = document.querySelector('main') as HTMLElement;
  main.append('text');
  main.replaceChildren();
  document.body.append(document.createElement('aside'));
  document.querySelector('aside')?.remove();
  document.documentElement.className = 'translated-ltr';
  await observed();
  expect(document.documentElement.className).toBe('translated-ltr');
  expect(told).toEqual([]);
});

it('ignores elements that React removed itself', async () => {
  const late = document.createElement('p');
  header.append(late);
  const letGo = keep(late);
  letGo();
  late.remove();
  await observed();
  expect(late.isConnected).toBe(false);
  expect(told).toEqual([]);
});

it('gives up when something removes the frame repeatedly', async () => {
  const enemy = new MutationObserver(() => header.remove());
  enemy.observe(document, { childList: true, subtree: true });
  header.remove();
  await new Promise((resolve) => setTimeout(resolve));
  enemy.disconnect();
  expect(told.length).toBeLessThanOrEqual(100);
  expect(header.isConnected).toBe(false);
});
