import { createStaticSection, findSection } from './static-section';

function page() {
  document.body.innerHTML =
    '<div id="root"><header></header><main><section data-remote="remote-store"><h1>Products</h1><p>Text</p></section></main></div>';
  const root = document.getElementById('root') as HTMLElement;
  const found = findSection(root);
  if (!found) throw new Error('The page has a section');
  return { main: root.querySelector('main') as HTMLElement, root, found };
}

it('is the only element in the main area', () => {
  const { root, main, found } = page();
  expect(found.dataset.remote).toBe('remote-store');
  main.append(document.createElement('div'));
  expect(findSection(root)).toBeUndefined();
});

it('moves into the element that React rendered for it, with its attributes', () => {
  const { found } = page();
  const section = createStaticSection('/store', found, 'waiting');
  const next = document.createElement('section');
  const text = found.querySelector('p');
  section.adopt(null);
  section.adopt(next);
  expect(next.dataset.remote).toBe('remote-store');
  expect(next.querySelector('p')).toBe(text);
  expect(found.childNodes).toHaveLength(0);
  expect(section.element()).toBe(next);
});

it('is replaced by the live page behind it, once', () => {
  const { main, found } = page();
  const onEnd = jest.fn();
  const section = createStaticSection('/store', found, 'waiting', onEnd);
  const live = document.createElement('section');
  main.append(live);
  section.giveWay();
  section.giveWay();
  section.fail();
  expect(onEnd.mock.calls).toEqual([[live]]);
  expect(section.get()).toBe('ended');
});

it('keeps a section for a failure until it is released', () => {
  const { found } = page();
  const heard = jest.fn();
  const section = createStaticSection('/store', found, 'ready');
  section.subscribe(heard);
  section.giveWay();
  expect(section.get()).toBe('ready');
  section.release();
  expect(section.get()).toBe('ended');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('keeps a shown section, and announces only changes', () => {
  const { found } = page();
  const section = createStaticSection('/store', found, 'ready');
  section.fail();
  section.release();
  section.slow();
  expect(section.get()).toBe('failed');
  expect(section.getFirst()).toBe('ready');
});
