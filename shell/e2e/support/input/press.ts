import type { Locator } from 'playwright-core';
import { eventually } from '../patience';

/**
 * Presses `target` once the browser shows the pointer over it. The driver scrolls and presses within one frame, and
 * Chromium delivers a press by what it drew last: possibly to a payment frame that was there before the scroll.
 */
export async function press(target: Locator): Promise<void> {
  await eventually(async () => {
    await target.hover();
    expect(await target.evaluate((element) => element.matches(':hover'))).toBe(true);
  });
  await target.click();
}
