import { addChild } from '@little-arches/backend/testing/test-rows';
import { WHOLE } from '@little-arches/kit/patience';
import { findFirefox, findWebKit } from '@little-arches/kit/processes/find-program';
import { test as base, expect } from '@playwright/test';
import type { Driver } from './support/engines/driver';
import { createEngineWindow, type EngineWindow } from './support/engines/engine-window';
import { startFirefox } from './support/engines/firefox';
import { startWebKit } from './support/engines/webkit';
import { createOwnFamily } from './support/families';
import { focusInWindow } from './support/input/focus-in-window';
import { readTranslationFaults, translateTexts } from './support/page/translator';
import { runReleaseProgram } from './support/releases/run-release-program';

/** The delivery address, by the fields of the payment provider's form. */
const ADDRESS = {
  name: 'Mara Lindqvist',
  line1: 'Ahornweg 3',
  line2: '',
  postal_code: '10115',
  city: 'Berlin',
} as const;

/** Dispatches the event that browsers send when a file picker is closed without a choice; it bubbles. */
function cancelFilePicker(): void {
  document.querySelector('input[type=file]')?.dispatchEvent(new Event('cancel', { bubbles: true }));
}

interface EngineFixtures {
  /** The only window of the engine. An uncaught exception ends no step by itself, but fails the test. */
  readonly window: EngineWindow;
}
interface EngineWorkerFixtures {
  /** Matches the messages that a test causes on purpose; it adds its pattern. Engines print them late. */
  readonly caused: RegExp[];
  readonly driver: Driver;
  readonly onlyWindow: EngineWindow;
}

/** Returns a test function whose tests share one browser. */
const testIn = (start: (() => Promise<Driver>) | undefined) =>
  base.extend<EngineFixtures, EngineWorkerFixtures>({
    driver: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from it.
      async ({}, use) => {
        if (!start) throw new Error('This machine lacks the engine');
        const driver = await start();
        await use(driver);
        await driver.stop();
      },
      { scope: 'worker', timeout: WHOLE },
    ],
    onlyWindow: [async ({ driver }, use) => use(await createEngineWindow(driver)), { scope: 'worker' }],
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    caused: [async ({}, use) => use([]), { scope: 'worker' }],
    window: async ({ driver, onlyWindow, caused }, use) => {
      await use(onlyWindow);
      const unexpected = driver.complaints().filter((line) => !caused.some((pattern) => pattern.test(line)));
      expect(unexpected).toEqual([]);
    },
  });

const firefox = findFirefox();
const webkit = findWebKit();

// All other end-to-end tests run in Chromium. `npm test` prints which engines are missing.
for (const [name, start] of [
  ['Firefox', firefox ? () => startFirefox(firefox) : undefined],
  ['WebKit', webkit ? () => startWebKit(webkit) : undefined],
] as const) {
  const test = testIn(start);
  test.describe(name, () => {
    const where = start ? test : test.skip;

    // Styles of paper shrink what WebKit prints too large; they recognize it by a property that no other engine has.
    where(
      'is recognized as the engine whose printed millimetres are too long, or not',
      async ({ window: page }) => {
        await page.open('/');
        expect(await page.evaluate(() => CSS.supports('-webkit-nbsp-mode', 'space'))).toBe(name === 'WebKit');
      },
    );

    where('leads from home to how it works', async ({ window: page }) => {
      await page.open('/');
      await page.press('See how it works');
      await page.isAt(/\/concept$/);
      await page.shows('Not a medical diagnosis');
    });

    where('focuses the part that the address names', async ({ window: page }) => {
      const hasFocus = (is: string) =>
        expect(async () => expect(await page.evaluate(focusInWindow)).toEqual({ is, isSeen: true })).toPass();
      await page.open('/store#level-2');
      await hasFocus('level-2');
      await page.open('/privacy#messages');
      await hasFocus('messages');
    });

    where('stays whole and current while a translator replaces every text', async ({ window: page }) => {
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
      await page.press('Short story');
      await page.press('Read the long story');
      expect(await page.evaluate(readTranslationFaults)).toEqual([]);
    });

    where('plays the game of a story and stamps it', async ({ window: page }) => {
      await page.open('/kids-zone');
      await page.press('How Long Is Your Foot?');
      await page.isAt(/\/kids-zone\/how-long-is-your-foot$/);
      await page.isHeaded('How Long Is Your Foot?');
      await page.press('Play');
      await page.press('I measured my feet');
      await page.shows('Played');
      await page.open('/kids-zone');
      await page.shows('Played');
    });

    where('shows a panel in place of a page that throws, with a way on', async ({ window: page, caused }) => {
      caused.push(/(?:undefined|An object) was thrown/);
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

    where(
      'sells an insole to a family, which finds the order and its scans in its profile',
      async ({ window: page }) => {
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
          await page.fill('number', '4242 4242 4242 4242');
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
      },
    );
  });
}
