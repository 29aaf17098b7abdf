import { visitsOfThisFile } from './support/page/visit';
import { siteUrl } from './support/site';

const visit = visitsOfThisFile();

/** A page whose larger scripts are on their way until they are let come. */
async function openWithLateScripts(path: string) {
  const { page, context } = await visit('about:blank');
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await context.route(`${siteUrl}/assets/**/*.js`, async (route) => {
    if (!/early-(look|events)/.test(route.request().url())) await coming;
    await route.continue();
  });
  const recorder = page.waitForResponse(/early-events/);
  await page.goto(path, { waitUntil: 'commit' });
  await recorder;
  await page.waitForFunction(() => 'littleArchesEarly' in window);
  return { page, letCome };
}

it('does all that was chosen on a story before its scripts were there', async () => {
  const { page, letCome } = await openWithLateScripts('/kids-zone/why-do-feet-have-arches');
  await page.getByRole('button', { name: 'Large letters' }).click();
  await page.getByRole('button', { name: 'Short story' }).click();
  letCome();
  await page.getByRole('button', { name: 'Large letters', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Short story', pressed: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.look)).toBe('large');
});

it('sends a form that was sent before its scripts were there, with the checks of the page', async () => {
  const { page, letCome } = await openWithLateScripts('/auth/sign-in');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Email').press('Enter');
  letCome();
  await page.getByLabel('Password').and(page.locator('[aria-invalid=true]')).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('ana@example.com');
  expect(new URL(page.url()).search).toBe('');
});
