import { expect, PHONE, test } from '@little-arches/testing/playwright';
import type { Locator } from '@playwright/test';
import { sheetsOf } from './support/page/paper';

/** Number of steps in all its moves. */
const TOE_YOGA_STEPS = 16;
const FILTERS = 'Choose by topic, age or words';
const story = { address: '/kids-zone/why-do-feet-have-arches', title: 'Why Do Feet Have Arches?' };

test('leads within 12 tabs from the list to a story on the first screen of a phone, and back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/kids-zone');
  const first = page.getByRole('article').first();
  expect((await first.boundingBox())?.y).toBeLessThan(500);
  const link = first.getByRole('link');
  for (let tabs = 0; tabs < 12 && !(await isFocused(link)); tabs++) await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.getByRole('link', { name: story.title }).click();
  await expect(page.getByRole('heading', { name: story.title, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(story.address);
  await expect(page).toHaveTitle(`${story.title} · Little Arches`);
  await expect(page.getByRole('heading', { name: 'A bridge made of bones' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Kids Zone', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/kids-zone');
});

const isFocused = (link: Locator) => link.evaluate((element) => element === document.activeElement);

test('leads by touch from the list through a topic, a story and its game with a stamp to the next story', async ({
  anotherVisitor,
}) => {
  const touch = { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' } as const;
  const { page } = await anotherVisitor('/kids-zone', touch);
  await expect(page.getByText(/^\d+ stories$/)).toBeVisible();
  await page.locator('summary', { hasText: FILTERS }).tap();
  await page.getByRole('link', { name: 'Try it yourself' }).tap();
  await expect(page.getByText(/about “Try it yourself”$/)).toBeVisible();
  await page.getByRole('link', { name: /Toe Yoga/ }).tap();
  await expect(page.getByRole('heading', { name: /Toe Yoga/, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Play/ }).tap();
  const game = page.getByRole('figure', { name: 'Toe yoga' });
  const next = game.getByRole('button', { name: /^(Next step|I did it)$/ });
  for (let step = 0; step < TOE_YOGA_STEPS; step++) await next.tap();
  await expect(game.getByText('Played').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'One more?' }).getByRole('link').first().tap();
  await expect(page.getByRole('heading', { name: /Toe Yoga/, level: 1 })).not.toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'All stories', exact: true }).tap();
  const station = page.getByRole('listitem').filter({ hasText: 'Toe Yoga' });
  await expect(station.getByText('Played')).toBeVisible();
});

test('tells grown-ups what is stored, and clears it', async ({ page }) => {
  await page.goto(story.address);
  await page.getByRole('navigation', { name: 'One more?' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('This story has your stamp.')).toBeVisible();
  const aside = page.getByRole('complementary', { name: 'For grown-ups' });
  await aside.getByText('For grown-ups: about this story').click();
  await aside.getByRole('link', { name: /What the Kids Zone teaches/ }).click();
  const stored = page.getByText('On this device: 1 story read, 0 games played, 0 choices of how to read.');
  await expect(stored).toBeVisible();
  await page.getByRole('button', { name: 'Clear it all' }).click();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('kids');
  await page.goto('/kids-zone');
  await expect(page.getByText(/^\d+ stories$/)).toBeVisible();
  await expect(page.getByText('Read', { exact: true })).toHaveCount(0);
});

test('leads without scripts from a plain list to a story, to its activity as a picture, and to the next story', async ({
  anotherVisitor,
}) => {
  const plain = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } };
  const { page } = await anotherVisitor('/kids-zone', plain);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('listitem').getByRole('link', { name: 'The 26 Bones in Your Foot' }).click();
  await expect(page.getByRole('heading', { name: 'The 26 Bones in Your Foot', level: 1 })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Bone puzzle' }).getByRole('img')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play/ }).filter({ visible: true })).toHaveCount(0);
  const next = page.getByRole('navigation', { name: 'One more?' }).getByRole('link').first();
  const address = (await next.getAttribute('href')) ?? '';
  await next.click();
  await page.waitForURL(`**${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('prints a long story on two sheets', async ({ page }) => {
  await page.goto('/kids-zone/how-does-a-foot-scan-work');
  expect(await sheetsOf(page, 'A4')).toBe(2);
});
