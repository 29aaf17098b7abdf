import { setTimeout } from 'node:timers/promises';
import { launchBrowser } from '@little-arches/kit/processes/launch-browser';
import type { RunningProcess } from '@little-arches/kit/processes/start-process';

/** Chooses a product as a visitor does, starting on another team's page. Its page has this heading. */
export async function chooseProduct(origin: string, heading: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    await page.goto(`${origin}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
}

/**
 * Requests a page on a new connection: commands that block this process may outlast an idle one, whose end it would
 * not notice.
 */
export async function readPage(origin: string, address: string): Promise<string> {
  const answer = await fetch(origin + address, { headers: { connection: 'close' } });
  expect(answer.status).toBe(200);
  return await answer.text();
}

/** Waits for a server; rejects with its output when it ends instead. Jest's own limit applies. */
export async function firstAnswer(server: RunningProcess, address: string): Promise<Response> {
  const ended = server.ended.then(() => {
    throw new Error(server.output());
  });
  for (;;) {
    const answer = await Promise.race([ended, fetch(address).catch(() => undefined)]);
    if (answer?.ok) return answer;
    await setTimeout(100);
  }
}
