import { addressOf } from './support/page/problems';
import { PHONE, visitsOfThisFile } from './support/page/visit';

const visit = visitsOfThisFile();
const story = { address: '/kids-zone/why-do-feet-have-arches', title: 'Why Do Feet Have Arches?' };

it('leads from the list to a story and back', async () => {
  const { page } = await visit('/kids-zone', { viewport: PHONE });
  const link = page.getByRole('link', { name: story.title });
  await link.click();
  await page.getByRole('heading', { name: story.title, level: 1 }).waitFor();
  expect(addressOf(page)).toBe(story.address);
  expect(await page.title()).toBe(`${story.title} · Little Arches`);
  await page.getByRole('heading', { name: 'A bridge made of bones' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Kids Zone', level: 1 }).waitFor();
  expect(addressOf(page)).toBe('/kids-zone');
});

it('opens a story by its address, and leads to all stories', async () => {
  const { page } = await visit(story.address);
  await page.getByRole('heading', { name: story.title, level: 1 }).waitFor();
  await page.getByRole('link', { name: 'All stories', exact: true }).click();
  await page.getByRole('heading', { name: 'Pick a story' }).waitFor();
  expect(addressOf(page)).toBe('/kids-zone');
});

it('says inside the frame that there is no such story', async () => {
  const { page, problems } = await visit('/kids-zone/how-to-fly');
  problems.expect(/404 \(Not Found\).*\/how-to-fly/);
  await page.getByRole('heading', { name: 'We couldn’t find that' }).waitFor();
  await page.getByText('This story is not in the Kids Zone.').waitFor();
  await page.getByRole('contentinfo').waitFor();
  await page.getByRole('link', { name: 'Go to the Kids Zone' }).click();
  await page.getByRole('heading', { name: 'Kids Zone', level: 1 }).waitFor();
});

it('shows the 26 bones, each of which says its name when it is touched, pointed at or reached by the keyboard', async () => {
  const { page } = await visit('/kids-zone/the-26-bones-in-your-foot', {
    viewport: PHONE,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const drawing = page.getByRole('group', { name: /^The 26 bones/ });
  const bones = drawing.getByRole('img');
  const shown = async () =>
    (await drawing.locator('text').filter({ visible: true }).allTextContents()).join();
  expect(await bones.count()).toBe(26);
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
  await page.getByText('keystone', { exact: true }).waitFor();
});

/** A point of the window at which this path is what one touches: its middle may lie under another one. */
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

describe('while the stories can’t be read', () => {
  it.each([
    ['no JSON', '<html>secret stack trace</html>'],
    ['what nobody can read', '{"data":[{"age_range":"secret"}]}'],
  ])('says in one friendly sentence that it failed, not that %s came', async (_, body) => {
    const { page, context, problems } = await visit('/contact-us', { viewport: PHONE });
    problems.expect(/getBlogWebsite|Invalid JSON/);
    let answers = false;
    await context.route('**/functions/v1/getBlogWebsite', (route) =>
      answers ? route.continue() : route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('link', { name: 'Kids Zone' }).first().click();
    const alert = page.getByRole('alert');
    await alert.getByText('Our stories tripped over a shoelace on their way to you.').waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/secret|JSON|answered|age_range/);
    answers = true;
    await alert.getByRole('button', { name: 'Try again' }).click();
    const link = page.getByRole('link', { name: story.title });
    await link.waitFor();
    answers = false;
    await link.click();
    await page.getByRole('heading', { name: 'This page tripped over something' }).waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/secret|JSON|answered|age_range/);
    answers = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: story.title, level: 1 }).waitFor();
  });
});
