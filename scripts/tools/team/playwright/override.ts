import { expect, type Page } from '@playwright/test';

/**
 * Opens `path` with a remote from elsewhere, as `?override=` does (docs/qa.md): `remote-store@http://localhost:3002`
 * or `remote-store@1.0.0-abcd1234`. Links that are followed from there keep the override; `goto` doesn't. The channel
 * must allow overrides from that origin.
 */
export async function openWithOverride(page: Page, candidate: string, path: string): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}override=${candidate}`);
  const [remote = candidate] = candidate.split('@');
  await expect(page.getByRole('complementary', { name: 'Override' })).toContainText(remote);
}
