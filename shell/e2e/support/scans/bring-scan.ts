import { SCAN } from '@little-arches/backend/testing/test-rows';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { runProcess } from '@little-arches/kit/processes/start-process';
import { expect, type SiteFixtures } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { siteUrl } from '../site';

type AnotherVisitor = SiteFixtures['anotherVisitor'];

const SCAN_FILE = { ...SCAN, scan_id: '1d2f0c9e-93a4-4a0b-8f5e-5f4c7a0f5a21' };

/**
 * Adds two scans: the first from the app by the code that the page shows, the second from a file, first an invalid
 * and then a valid one.
 */
export async function bringScan(page: Page, anotherVisitor: AnotherVisitor) {
  await expect(page.getByText('0 scans, newest first')).toBeVisible();
  await page.getByRole('button', { name: 'Get a code for the app' }).click();
  const dialog = page.getByRole('dialog');
  const code = await dialog.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/).textContent();
  await runProcess(
    ['scripts/run.mjs', 'app', 'scan', '--pair', code ?? '', '--level', '2', '--site', siteUrl],
    { cwd: projectRoot() },
  );
  await dialog.getByRole('link', { name: 'See Juna’s scan' }).click();
  await shareScan(page, anotherVisitor);
  await page.goBack();
  await expect(page.getByText('1 scan, newest first')).toBeVisible();

  await page.getByRole('button', { name: 'Import a scan file' }).click();
  const choose = (scan: object) =>
    dialog.getByLabel('Scan file').setInputFiles({
      name: 'scan.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(scan)),
    });
  await choose({ ...SCAN_FILE, level: 9 });
  await dialog.getByRole('button', { name: 'Import scan' }).click();
  await expect(dialog.getByText('level must be 0, 1, 2 or 3')).toBeVisible();
  await choose(SCAN_FILE);
  await dialog.getByRole('button', { name: 'Import scan' }).click();
  await expect(page.getByText('2 scans, newest first')).toBeVisible();
}

/** Checks that anyone with the link can read the scan without an account, until the link is revoked. */
async function shareScan(page: Page, anotherVisitor: AnotherVisitor) {
  const dialog = page.getByRole('dialog');
  await page.getByText('Print, share', { exact: true }).click();
  await page.getByRole('button', { name: 'Share with a professional' }).click();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByLabel('Your link').inputValue();
  expect(link).not.toContain('Juna');
  const doctor = await anotherVisitor(link);
  doctor.problems.expect(/404 .*getSharedScan/);
  await expect(doctor.page.getByRole('heading', { name: 'Measured values' })).toBeVisible();
  await expect(doctor.page.getByText('Juna', { exact: true }).first()).toBeVisible();
  await expect(doctor.page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(dialog.getByRole('button', { name: 'Take back' })).toBeHidden();
  await doctor.page.reload();
  await expect(doctor.page.getByText(/^This link has ended or was taken back/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
}
