import { LOOK_KEY } from '@little-arches/contracts/platform';

async function run() {
  jest.resetModules();
  // @ts-expect-error A script that browsers run as it is has no types.
  await import('./early-look.js');
}

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.look;
});

it('passes the page the look that is stored on this device', async () => {
  await run();
  expect(document.documentElement).not.toHaveAttribute('data-look');
  localStorage.setItem(LOOK_KEY, 'large bedtime');
  await run();
  expect(document.documentElement).toHaveAttribute('data-look', 'large bedtime');
});

it('leaves the page unchanged when the browser forbids storage', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Storage is refused');
  });
  await run();
  expect(document.documentElement).not.toHaveAttribute('data-look');
  jest.restoreAllMocks();
});
