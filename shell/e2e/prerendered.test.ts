import { visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { siteUrl } from './support/site';

const visit = visitsOfThisFile();
const withoutScripts = { javaScriptEnabled: false };

it.each([
  ['/', 'Little feet, strong arches'],
  ['/concept', /bridge/],
  ['/store', 'Products'],
  ['/store/rocket-insole', 'Rocket Insole'],
  ['/kids-zone', 'Kids Zone'],
  ['/kids-zone/why-do-feet-have-arches', 'Why Do Feet Have Arches?'],
  ['/contact-us', 'Write to us'],
  ['/pricing', 'Pricing'],
  ['/404', 'This page has walked off', /status of 404/],
])('shows %s with its styles without scripts', async (path, heading, said = undefined) => {
  const { page, problems } = await visit(path, withoutScripts);
  if (said) problems.expect(said);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await page.getByRole('main').textContent()).not.toContain('Loading');
  // Browser and Node builds generate class names separately; a name without a rule means that they differ.
  const unstyled = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const css = rules.join('\n');
    const names = new Set(
      [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    );
    return {
      names: names.size,
      known: [...names].filter((name) => css.includes(`.${CSS.escape(name)}`)).length,
    };
  });
  expect(unstyled.names).toBeGreaterThan(10);
  expect(unstyled.known / unstyled.names).toBeGreaterThan(0.8);
});

it.each([
  ['/', { '@graph': expect.arrayContaining([expect.objectContaining({ '@type': 'Organization' })]) }],
  [
    '/store/rocket-insole',
    {
      '@graph': expect.arrayContaining([
        expect.objectContaining({ '@type': 'ProductGroup', name: 'Rocket Insole' }),
      ]),
    },
  ],
  ['/kids-zone/why-do-feet-have-arches', { '@type': 'Article', headline: 'Why Do Feet Have Arches?' }],
  ['/team/ines-halvorsen', { '@type': 'BreadcrumbList' }],
])('describes %s for search engines', async (path, data) => {
  const text = await (await fetch(siteUrl + path)).text();
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org', ...data });
});

it('explains without scripts that a page needs them', async () => {
  const { page } = await visit('/profile', withoutScripts);
  await page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' }).waitFor();
  await page.getByText('Loading').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Little feet, strong arches' }).waitFor();
});

it('explains the empty checkout and payment pages without scripts', async () => {
  const { page } = await visit('/checkout', withoutScripts);
  await page.getByRole('heading', { level: 1, name: 'The checkout needs JavaScript' }).waitFor();
  await page.getByText('Loading checkout...').waitFor({ state: 'hidden' });
  await page.goto('/checkout-success?payment_intent=pi_1');
  await page
    .getByRole('heading', { level: 1, name: 'Your payment can’t be shown without JavaScript' })
    .waitFor();
  await page.getByText('Checking your payment').waitFor({ state: 'hidden' });
});

it.each([
  ['/auth/sign-in', 'Sign in'],
  ['/auth/sign-up', 'Create account'],
  ['/auth/reset-password', 'Send link'],
  ['/contact-us', 'Send message'],
])('explains without scripts that the form of %s needs them', async (path, button) => {
  const { page } = await visit(path, withoutScripts);
  await page.getByRole('button', { name: button }).waitFor();
  // Playwright's own text selectors skip a noscript element.
  expect(await page.locator('main form').innerText()).toContain('This form needs JavaScript');
});

it('can be navigated without scripts', async () => {
  const { page } = await visit('/', withoutScripts);
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Our Promise' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/our-promise');
});

it('keeps every element of a prerendered page when hydrating it', async () => {
  const { page } = await visit('about:blank');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const marked = document.querySelectorAll('main *');
      for (const element of marked) element.setAttribute('data-from-server', '');
      document.documentElement.dataset.marked = String(marked.length);
    });
  });
  // On a busy machine a script may load too late, and the section is rendered anew; the check then proves
  // nothing.
  for (const path of ['/', '/store', '/kids-zone/why-do-feet-have-arches', '/auth/sign-in'])
    await eventually(async () => {
      await page.goto(path);
      // React adds its own keys to the elements that it hydrated.
      await page.waitForFunction(() => {
        const heading = document.querySelector('main h1');
        return heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
      });
      const { marked, kept } = await page.evaluate(() => ({
        marked: Number(document.documentElement.dataset.marked),
        kept: document.querySelectorAll('main [data-from-server]').length,
      }));
      expect(marked).toBeGreaterThan(5);
      expect({ path, kept }).toEqual({ path, kept: marked });
    });
});
