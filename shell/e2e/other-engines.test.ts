import { addChild } from '@little-arches/backend/testing/test-rows';
import { findFirefox, findWebKit } from '@little-arches/kit/processes/find-program';
import type { Driver } from './support/engines/driver';
import { createEngineWindow, type EngineWindow } from './support/engines/engine-window';
import { startFirefox } from './support/engines/firefox';
import { startWebKit } from './support/engines/webkit';
import { createOwnFamily } from './support/families';
import { focusInWindow } from './support/input/focus-in-window';
import { readTranslationFaults, translateTexts } from './support/page/translator';
import { eventually } from './support/patience';
import { runReleaseProgram } from './support/releases/run-release-program';
import { ADDRESS, cards } from './support/shop/pay';

/** Dispatches the event that browsers send when a file picker is closed without a choice; it bubbles. */
function cancelFilePicker(): void {
  document.querySelector('input[type=file]')?.dispatchEvent(new Event('cancel', { bubbles: true }));
}

const firefox = findFirefox();
const webkit = findWebKit();

// All other end-to-end tests run in Chromium. `npm test` prints which engines are missing.
describe.each([
  ['Firefox', firefox && (() => startFirefox(firefox))],
  ['WebKit', webkit && (() => startWebKit(webkit))],
] as const)('%s', (name, start) => {
  const where = start ? it : it.skip;
  let driver: Driver | undefined;
  let page: EngineWindow;

  beforeAll(async () => {
    if (!start) return;
    driver = await start();
    page = await createEngineWindow(driver);
  });
  afterAll(async () => await driver?.stop());
  // Matches the messages that a test has caused on purpose.
  let caused: RegExp | undefined;
  // An uncaught exception ends no step by itself.
  afterEach(() => expect((driver?.complaints() ?? []).filter((line) => !caused?.test(line))).toEqual([]));

  // Styles of paper shrink what WebKit prints too large; they recognize it by a property that no other engine has.
  where('is recognized as the engine whose printed millimetres are too long, or not', async () => {
    await page.open('/');
    expect(await page.evaluate(() => CSS.supports('-webkit-nbsp-mode', 'space'))).toBe(name === 'WebKit');
  });

  where('leads from home to how it works', async () => {
    await page.open('/');
    await page.press('See how it works');
    await page.isAt(/\/concept$/);
    await page.shows('Not a medical diagnosis');
  });

  where('focuses the comparison or the part that the address names', async () => {
    const hasFocus = (is: string) =>
      eventually(async () => expect(await page.evaluate(focusInWindow)).toEqual({ is, isSeen: true }));
    await page.open('/store#compare-0');
    await hasFocus('compare-0');
    await page.open('/privacy#messages');
    await hasFocus('messages');
  });

  where('stays whole and current while a translator replaces every text', async () => {
    await page.open('/store/rocket-insole');
    await page.choose('Shoe size', 'EU 32');
    await page.press('Add to Cart');
    await page.press('Cart, 1 item');
    await page.evaluate(translateTexts);
    await page.press('One more of Rocket Insole');
    await page.shows('€29.90 × 2');
    await page.press('Remove');
    await page.shows('Your cart is empty.');
    await page.press('Close cart');
    await page.press('Menu');
    await page.press('Kids Zone');
    await page.isHeaded('Kids Zone');
    await page.press('Why Do Feet Have Arches?');
    await page.isHeaded('Why Do Feet Have Arches?');
    await page.press('Large letters');
    await page.press('Large letters');
    expect(await page.evaluate(readTranslationFaults)).toEqual([]);
  });

  where('shows a story in large letters, plays its game and stamps it', async () => {
    await page.open('/kids-zone');
    await page.press('How Long Is Your Foot?');
    await page.isAt(/\/kids-zone\/how-long-is-your-foot$/);
    await page.isHeaded('How Long Is Your Foot?');
    await page.press('Large letters');
    await page.press('Play');
    await page.press('I measured my feet');
    await page.shows('Played');
    await page.open('/kids-zone');
    await page.shows('Played');
    expect(await page.evaluate(() => document.documentElement.dataset.look)).toBe('large');
  });

  where('shows a panel in place of a page that throws, with a way on', async () => {
    caused = /(?:undefined|An object) was thrown/;
    const takeAway = await runReleaseProgram('bad-remote/release-bad-remotes.ts', ['remote-bad']);
    try {
      for (const [place, what] of [
        ['loader', 'a proxy that throws'],
        ['render', 'undefined'],
        ['effect', 'undefined'],
      ] as const) {
        await page.open(`/bad/thrown?${new URLSearchParams({ in: place, what })}`);
        await page.shows('This page tripped over something');
        await page.press('Products');
        await page.isHeaded('Products');
      }
    } finally {
      takeAway();
    }
  });

  where('sells an insole to a family, which finds the order and its scans in its profile', async () => {
    const { client, email, password } = await createOwnFamily();
    await addChild(client);
    await page.open('/store/rocket-insole');
    await page.choose('Shoe size', 'EU 32');
    await page.press('Add to Cart');
    await page.press('Cart, 1 item');
    await page.press('Checkout');
    await page.shows('Please login');
    await page.press('Login');
    await page.fill('Email', email);
    await page.fill('Password', password);
    await page.press('Sign in');
    await page.isAt(/\/checkout$/);
    await page.within('Secure address input frame', async () => {
      for (const [field, text] of Object.entries(ADDRESS)) await page.fill(field, text);
    });
    await page.within('Secure payment input frame', async () => {
      await page.fill('number', cards.pays);
      await page.fill('expiry', '12 / 40');
      await page.fill('cvc', '123');
    });
    await page.press('Pay Now');
    await page.isAt(/\/checkout-success\?/);
    await page.shows('State: Paid');
    await page.press('Your orders');
    await page.isAt(/\/profile\/orders$/);
    await page.shows('Rocket Insole');
    await page.press('Scans');
    await page.isAt(/\/profile\/scans$/);
    await page.press('Import a scan file');
    await page.shows('One scan, in JSON.');
    await page.evaluate(cancelFilePicker);
    await page.press('Import scan');
    await page.shows('Choose a scan file first.');
  });
});
