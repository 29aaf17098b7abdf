import type { Page } from 'playwright-core';
import { swipeLeft } from './support/page/swipe';
import { PHONE, visitsOfThisFile } from './support/page/visit';

const visit = visitsOfThisFile();

const sliderOf = (page: Page) => page.getByRole('region', { name: 'Six more projects' });

/** Waits until a project, counted from 0, is the first in view and its button is the current one. */
async function rests(page: Page, index: number): Promise<void> {
  const slides = sliderOf(page).getByRole('listitem');
  const name = await slides.nth(index).getByRole('heading').textContent();
  await page
    .locator('[aria-current="true"]')
    .and(page.getByRole('button', { name: `Show ${name}` }))
    .waitFor();
  const edges = () =>
    Promise.all([sliderOf(page), slides.nth(index)].map(async (it) => (await it.boundingBox())?.x ?? NaN));
  for (;;) {
    const [track = NaN, slide = NaN] = await edges();
    if (Math.abs(track - slide) < 2) return;
  }
}

it('shows projects one after the other by finger, and by keys that are pressed on the way', async () => {
  const { page } = await visit('/single-portfolio', { viewport: PHONE, hasTouch: true });
  const slider = sliderOf(page);
  await rests(page, 0);
  await swipeLeft(slider);
  await rests(page, 1);
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) await slider.press(key);
  await rests(page, 4);
});

it('moves by one project a turn of the mouse wheel, and leaves the wheel to the page at its end', async () => {
  const { page } = await visit('/single-portfolio');
  const slider = sliderOf(page);
  await rests(page, 0);
  await slider.scrollIntoViewIfNeeded();
  await slider.hover();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  await page.mouse.wheel(0, 120);
  await rests(page, 1);
  expect(await place()).toBe(before);
  await slider.press('End');
  const last = await page.getByRole('button', { name: /^Show / }).count();
  await rests(page, last - 1);
  do await page.mouse.wheel(0, 120);
  while ((await place()) === before);
  await rests(page, last - 1);
});
