import type { Locator } from 'playwright-core';

/** Swipes over an element from right to left. */
export async function swipeLeft(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const finger = await element.page().context().newCDPSession(element.page());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + width * share, y: y + height / 2 }],
    });
  await touch('touchStart', 0.9);
  for (let share = 0.85; share > 0.2; share -= 0.05) await touch('touchMove', share);
  await touch('touchEnd');
}
