import { createStaticSection, findSection } from './static-section';

function page() {
  document.body.innerHTML =
    '<div id="root"><header></header><main><section data-remote="remote-store"><h1>Products</h1><p>Text</p></section></main></div>';
  const root = document.getElementById('root') as HTMLElement;
  const found = findSection(root);
  if (!found) throw new Error('The page has a section');
  return { main: root.querySelector('main') as HTMLElement, root, found };
}

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
