import { addressOf } from './support/page/address-of';
import { visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { siteUrl } from './support/site';

const visit = visitsOfThisFile();

/** Opens a page and holds its larger scripts back until they are released. */
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

it('replays every choice made on a story before its scripts loaded', async () => {
  const { page, letCome } = await openWithLateScripts('/kids-zone/why-do-feet-have-arches');
  await page.getByRole('button', { name: 'Large letters' }).click();
  await page.getByRole('button', { name: 'Short story' }).click();
  letCome();
  await page.getByRole('button', { name: 'Large letters', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Short story', pressed: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.look)).toBe('large');
});

it.each(['/auth/sign-in', '/auth/sign-in?returnTo=%2Fcheckout'])(
  'submits a form sent before its scripts loaded, after the checks of the page: %s',
  async (address) => {
    const { page, letCome } = await openWithLateScripts(address);
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByLabel('Email').press('Enter');
    letCome();
    await page.getByLabel('Password').and(page.locator('[aria-invalid=true]')).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('ana@example.com');
    expect(addressOf(page)).toBe(address);
  },
);

it('keeps the caret in the field in which someone types while the page is rendered again', async () => {
  const { page, letCome } = await openWithLateScripts('/auth/sign-in?returnTo=%2Fcheckout');
  const email = page.getByLabel('Email');
  await email.focus();
  await page.keyboard.type('ana@');
  const before = await email.elementHandle();
  letCome();
  await page.waitForFunction((field) => field?.isConnected === false, before);
  await page.keyboard.type('example.com');
  expect(await email.inputValue()).toBe('ana@example.com');
});

it('shows no form before the script that intercepts its submit', async () => {
  const { page } = await visit('about:blank');
  let letCome = () => {};
  await page.route(/early-events/, async (route) => {
    await new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await route.continue();
  });
  const asked = page.waitForRequest(/early-events/);
  await page.goto('/auth/sign-in', { waitUntil: 'commit' });
  await asked;
  expect(await page.locator('form').count()).toBe(0);
  letCome();
  await page.locator('form').waitFor();
});

it('keeps typed text when the script of the form never loads', async () => {
  const { page, problems } = await visit('about:blank');
  problems.expect(/early-events/);
  problems.expect(/form-action/);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(siteUrl)) posts.push(request.url());
  });
  await page.route(/\.js$/, (route) => route.abort());
  problems.allow(/\.js\b/);
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').fill('ana@example.com');
  // The driver would wait for the page that Enter opens.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await eventually(() => expect(problems.unexplained()).toEqual([]));
  expect(await page.getByLabel('Email').inputValue()).toBe('ana@example.com');
  expect(posts).toEqual([]);
});
