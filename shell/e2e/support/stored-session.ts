import type { Locator, Page } from 'playwright-core';
import * as v from 'valibot';
import { STORAGE_KEY } from '../../src/session/stored-session';
import { holdingCalls } from './page/holding-calls';

/** Changes the session that the browser stores for the site. */
async function changeStored(page: Page, change: Record<string, unknown>) {
  const text = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
  const session = v.parse(v.record(v.string(), v.unknown()), JSON.parse(text ?? ''));
  const changed = JSON.stringify({ ...session, ...change });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEY, changed] as const);
}

/** The request with which the site renews a session. */
const TOKEN_CALL = '**/auth/v1/token?grant_type=refresh_token';

/** Presses with a changed stored session, before the site's regular check of the session can notice the change. */
export async function pressWithStored(page: Page, change: Record<string, unknown>, button: Locator) {
  await holdingCalls(page, TOKEN_CALL, async () => {
    await changeStored(page, change);
    await button.click();
  });
}
