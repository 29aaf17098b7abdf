import { createEventBus } from '@little-arches/contracts/host';
import { showLateFont } from './late-font';

const HREF = 'https://littlearches.example/assets/shell/nunito.woff2';
const face = { load: async () => face };
const fonts = { add: jest.fn(), delete: jest.fn() };

/**
 * Sets up a page with a heading that has this place with the brand's font, and 20, 100 and a height of 40 without,
 * in a window of this height.
 */
function openPage({ left = 20, top = 100, height = 40, window: innerHeight = 700 } = {}) {
  document.head.innerHTML = `<link rel="preload" as="font" href="${HREF}">`;
  document.body.innerHTML = '<h1>Little feet</h1>';
  const heading = document.body.firstElementChild as HTMLElement;
  const isUsed = () => fonts.add.mock.calls.length > fonts.delete.mock.calls.length;
  heading.getBoundingClientRect = () =>
    isUsed() ? new DOMRect(left, top, 300, height) : new DOMRect(20, 100, 300, 40);
  Object.assign(window, { innerHeight });
  return createEventBus({ report: jest.fn() });
}

beforeEach(() => {
  Object.assign(window, { FontFace: jest.fn(() => face) });
  Object.assign(document, { fonts });
  fonts.add.mockReset();
  fonts.delete.mockReset();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['nothing in the window jumps', { top: 101.5, left: 26 }],
  ['only an element grows that ends below the window', { height: 80, window: 120 }],
])('uses a late font at once when %s', async (_, place) => {
  await showLateFont(openPage(place));
  expect(FontFace).toHaveBeenCalledWith('Nunito Variable', `url("${HREF}")`, { weight: '200 1000' });
  expect(fonts.add).toHaveBeenCalledWith(face);
  expect(fonts.delete).not.toHaveBeenCalled();
});

it.each([
  ['an element would move down', { top: 126 }],
  ['an element would move aside', { left: 40 }],
  ['a text would have another number of lines', { height: 80 }],
])('uses a late font from the next page on when %s', async (_, moved) => {
  const bus = openPage(moved);
  await showLateFont(bus);
  expect(fonts.delete).toHaveBeenCalledWith(face);

  const page = { remote: 'remote-store', page: 'store', title: 'Products' };
  bus.publish('page/shown', page);
  expect(fonts.add).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', '/store');
  bus.publish('page/shown', page);
  bus.publish('page/shown', page);
  expect(fonts.add).toHaveBeenCalledTimes(2);
});
