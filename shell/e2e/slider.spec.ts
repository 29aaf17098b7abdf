import { expect, PHONE, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { swipeLeft } from './support/input/swipe';

const sliderOf = (page: Page) => page.getByRole('region', { name: 'Six more projects' });

/** Waits until a project, counted from 0, is the first in view and its button is the current one. */
async function rests(page: Page, index: number): Promise<void> {
  const slides = sliderOf(page).getByRole('listitem');
  const name = await slides.nth(index).getByRole('heading').textContent();
  await expect(page.getByRole('button', { name: `Show ${name}` })).toHaveAttribute('aria-current', 'true');
  await expect(async () => {
    const boxes = [sliderOf(page), slides.nth(index)].map((it) => it.boundingBox());
    const [track = NaN, slide = NaN] = (await Promise.all(boxes)).map((box) => box?.x);
    expect(Math.abs(track - slide)).toBeLessThan(2);
  }).toPass();
}

test('shows projects one after the other by finger, and by keys pressed on the way', async ({
  anotherVisitor,
}) => {
  const { page } = await anotherVisitor('/single-portfolio', { viewport: PHONE, hasTouch: true });
  const slider = sliderOf(page);
  await rests(page, 0);
  await swipeLeft(slider);
  await rests(page, 1);
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) await slider.press(key);
  await rests(page, 4);
});
