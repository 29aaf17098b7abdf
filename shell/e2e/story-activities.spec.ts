import { expect, PHONE, test } from '@little-arches/testing/playwright';
import { barOnPaper, sheetsOf } from './support/page/paper';

test('loads an activity when it is played, lets a mouse or a finger pull the bones, and stores a stamp', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/kids-zone/the-26-bones-in-your-foot');
  const fetched: string[] = [];
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => fetched.push(request.url()));
  await page.getByRole('button', { name: /^Play/ }).click();
  const puzzle = page.getByRole('figure', { name: 'Bone puzzle' });
  const foot = puzzle.getByRole('group', { name: 'The foot' });
  await expect(foot).toBeVisible();
  expect(fetched.filter((url) => url.includes('/remote-kids-zone/'))).not.toEqual([]);
  for (const [bone, place] of [
    ['Heel bone', 'At the very back'],
    ['Ankle bone', 'Where the leg stands'],
    ['Boat bone', 'In front of the ankle'],
    ['Cube bone', 'On the outer side'],
    ['Wedge bones', 'Three small ones in a row'],
    ['Long bones', 'Five in the middle'],
    ['Toe bones', 'In front, in the toes'],
  ] as const) {
    const target = foot.getByRole('button', { name: place }).locator('path').first();
    await puzzle.getByRole('button', { name: bone }).scrollIntoViewIfNeeded();
    await puzzle.getByRole('button', { name: bone }).hover();
    await page.mouse.down();
    const { x, y } = await target.evaluate(pointWithin);
    await page.mouse.move(x, y);
    await page.mouse.up();
    await expect(foot.getByRole('img', { name: bone })).toBeVisible();
  }
  await expect(puzzle.getByText('Played').first()).toBeVisible();
  await page.getByRole('link', { name: 'Kids Zone', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pick a story' })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'The 26 Bones' }).getByText('Played'),
  ).toBeVisible();
});

test('prints the sheet for feet alone, on one page, in true scale', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/kids-zone/why-do-my-shoes-get-small');
  await page.getByRole('button', { name: /^Play.*Measure your feet/ }).click();
  await expect(page.getByRole('img', { name: /^The sheet/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await barOnPaper(page)).toBeCloseTo(100, 1);
  await expect(page.getByRole('heading').filter({ visible: true })).toHaveCount(0);
  expect([await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')]).toEqual([1, 1]);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  test('shows the 26 bones, and names each when it is touched, pointed at or reached by keyboard', async ({
    page,
  }) => {
    await page.goto('/kids-zone/the-26-bones-in-your-foot');
    const drawing = page.getByRole('group', { name: /^The 26 bones/ });
    const bones = drawing.getByRole('img');
    const shown = async () =>
      (await drawing.locator('text').filter({ visible: true }).allTextContents()).join();
    await expect(bones).toHaveCount(26);
    for (const bone of await bones.all()) {
      const [name = ''] = ((await bone.getAttribute('aria-label')) ?? '').split(' (');
      await bone.scrollIntoViewIfNeeded();
      const { x, y } = await bone.evaluate(pointWithin);
      await page.mouse.move(0, 0);
      await page.touchscreen.tap(x, y);
      expect(await shown()).toContain(name);
      await bone.focus();
      expect(await shown()).toContain(name);
      await page.mouse.move(x, y);
      expect(await shown()).toContain(name);
    }
    await expect(page.getByText('keystone', { exact: true })).toBeVisible();
  });
});

/** Returns a point of the window at which a touch reaches this path; another path may cover its middle. */
function pointWithin(path: Element): { x: number; y: number } {
  const { left, top, width, height } = path.getBoundingClientRect();
  const points = Array.from({ length: 400 }, (_, step) => ({
    x: left + (width * ((step % 20) + 0.5)) / 20,
    y: top + (height * (Math.floor(step / 20) + 0.5)) / 20,
  })).filter(({ x, y }) => document.elementFromPoint(x, y) === path);
  const middle = points[Math.floor(points.length / 2)];
  if (!middle) throw new Error('Nothing of this path can be touched');
  return middle;
}
