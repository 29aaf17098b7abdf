import type { Locator, Page } from 'playwright-core';
import * as v from 'valibot';
import { STORAGE_KEY } from '../../src/session/storage-key';
import { holdingCalls } from './page/holding-calls';

/** Changes the session that the browser keeps for the site. */
export async function changeStored(page: Page, change: Record<string, unknown>) {
  const text = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
  const session = v.parse(v.record(v.string(), v.unknown()), JSON.parse(text ?? ''));
  const changed = JSON.stringify({ ...session, ...change });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEY, changed] as const);
}

/** What the site requests when it renews a session. */
export const TOKEN_CALL = '**/auth/v1/token?grant_type=refresh_token';

/** Presses with a changed session, before the site, which looks at it every now and then, can find out by itself. */
export async function pressWithStored(page: Page, change: Record<string, unknown>, button: Locator) {
  await holdingCalls(page, TOKEN_CALL, async () => {
    await changeStored(page, change);
    await button.click();
  });
}
