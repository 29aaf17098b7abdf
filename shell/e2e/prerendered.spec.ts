import { expect, test } from '@little-arches/testing/playwright';
import { hydrated } from './support/page/settled';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading, said] of [
    ['/', 'Little feet, strong arches'],
    ['/store', 'Products'],
    ['/store/rocket-insole', 'Rocket Insole'],
    ['/kids-zone', 'Kids Zone'],
    ['/kids-zone/why-do-feet-have-arches', 'Why Do Feet Have Arches?'],
    ['/contact-us', 'Write to us'],
    ['/404', 'This page has walked off', /status of 404/],
  ] as const)
    test(`shows ${path} with its styles without scripts`, async ({ page, noConsoleErrors }) => {
      await page.goto(path);
      if (said) noConsoleErrors.expect(said);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('Loading');
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

  test('explains without scripts that a page needs them', async ({ page }) => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' })).toBeVisible();
    await expect(page.getByText('Loading')).toBeHidden();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Little feet, strong arches' })).toBeVisible();
  });

  test('explains the empty checkout and payment pages without scripts', async ({ page }) => {
    await page.goto('/checkout');
    await expect(
      page.getByRole('heading', { level: 1, name: 'The checkout needs JavaScript' }),
    ).toBeVisible();
    await expect(page.getByText('Loading checkout...')).toBeHidden();
    await page.goto('/checkout-success?payment_intent=pi_1');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your payment can’t be shown without JavaScript' }),
    ).toBeVisible();
    await expect(page.getByText('Checking your payment')).toBeHidden();
  });
});

test('keeps every element of a prerendered page when hydrating it', async ({ page }) => {
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
    await expect(async () => {
      await page.goto(path);
      await hydrated(page);
      const { marked, kept } = await page.evaluate(() => ({
        marked: Number(document.documentElement.dataset.marked),
        kept: document.querySelectorAll('main [data-from-server]').length,
      }));
      expect(marked).toBeGreaterThan(5);
      expect({ path, kept }).toEqual({ path, kept: marked });
    }).toPass();
});
