/** @jest-environment node */

import { createTestHost } from '@little-arches/contracts/testing';
import { renderToHtml } from '@little-arches/contracts/testing/render';
import remote from './routes';

function addressOf(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
}

it.each(Object.entries(remote.pages))('renders %s without a browser', async (_, { path, load }) => {
  const { entries } = await load();
  const entriesOfPage = (await entries?.(createTestHost())) ?? [{}];
  expect(entriesOfPage).not.toEqual([]);
  for (const params of entriesOfPage) {
    const html = await renderToHtml(remote, addressOf(path, params));
    expect(html).toMatch(/<h1/);
    // The site's policy allows neither inline styles nor inline scripts.
    expect(html).not.toMatch(/ style="|<script|<style/);
  }
});

it('rejects the prerendering of an unknown founder', async () => {
  await expect(renderToHtml(remote, '/team/nobody')).rejects.toMatchObject({ status: 404 });
});

it('renders every answer in the page, so that it is readable and searchable without scripts', async () => {
  expect(await renderToHtml(remote, '/faqs')).toContain('We earn money with insoles');
});
