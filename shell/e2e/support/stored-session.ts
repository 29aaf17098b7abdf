import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { STORAGE_KEY } from '../../src/session/storage-key';

/** Changes the session that the browser keeps for the site. */
export async function changeStored(page: Page, change: Record<string, unknown>) {
  const text = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
  const session = v.parse(v.record(v.string(), v.unknown()), JSON.parse(text ?? ''));
  const changed = JSON.stringify({ ...session, ...change });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEY, changed] as const);
}
