import { SCAN } from '@little-arches/backend/testing/test-rows';
import { runProcess } from '@little-arches/kit/processes/start-process';
import { projectRoot } from '@little-arches/kit/project-root';
import type { Page } from 'playwright-core';
import type { visitsOfThisFile } from '../page/visit';
import { siteUrl } from '../site';

type Visit = ReturnType<typeof visitsOfThisFile>;

const SCAN_FILE = { ...SCAN, scan_id: '1d2f0c9e-93a4-4a0b-8f5e-5f4c7a0f5a21' };

/**
 * Adds two scans: the first from the app by the code that the page shows, the second from a file, first an invalid
 * and then a valid one.
 */
export async function bringScan(page: Page, visit: Visit) {
  await page.getByText('0 scans, newest first').waitFor();
  await page.getByRole('button', { name: 'Get a code for the app' }).click();
  const dialog = page.getByRole('dialog');
  const code = await dialog.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/).textContent();
  await runProcess(
    ['scripts/run.mjs', 'app', 'scan', '--pair', code ?? '', '--level', '2', '--site', siteUrl],
    { cwd: projectRoot() },
  );
  await dialog.getByRole('link', { name: 'See Juna’s scan' }).click();
  await shareScan(page, visit);
  await page.goBack();
  await page.getByText('1 scan, newest first').waitFor();

  await page.getByRole('button', { name: 'Import a scan file' }).click();
  const choose = (scan: object) =>
    dialog.getByLabel('Scan file').setInputFiles({
      name: 'scan.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(scan)),
    });
  await choose({ ...SCAN_FILE, level: 9 });
  await dialog.getByRole('button', { name: 'Import scan' }).click();
  await dialog.getByText('level must be 0, 1, 2 or 3').waitFor();
  await choose(SCAN_FILE);
  await dialog.getByRole('button', { name: 'Import scan' }).click();
  await page.getByText('2 scans, newest first').waitFor();
}

/** Checks that anyone with the link can read the scan without an account, until the link is revoked. */
async function shareScan(page: Page, visit: Visit) {
  const dialog = page.getByRole('dialog');
  await page.getByText('Print, share', { exact: true }).click();
  await page.getByRole('button', { name: 'Share with a professional' }).click();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByLabel('Your link').inputValue();
  expect(link).not.toContain('Juna');
  const doctor = await visit(link);
  doctor.problems.expect(/404 .*getSharedScan/);
  await doctor.page.getByRole('heading', { name: 'Measured values' }).waitFor();
  await doctor.page.getByText('Juna', { exact: true }).first().waitFor();
  expect(await doctor.page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await dialog.getByRole('button', { name: 'Take back' }).waitFor({ state: 'hidden' });
  await doctor.page.reload();
  await doctor.page.getByText(/^This link has ended or was taken back/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
}
