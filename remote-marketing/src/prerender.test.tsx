/** @jest-environment node */
import { renderToHtml } from 'shared-contracts/testing/render-to-html';
import remote from './routes';

it.each(Object.entries(remote.pages))('renders %s without a browser', async (_, { path }) => {
  const html = await renderToHtml(remote, path);
  expect(html).toMatch(/<h1/);
  // The site's policy allows neither inline styles nor inline scripts.
  expect(html).not.toMatch(/ style="|<script|<style/);
});

it('has every answer in the page, so that it can be read and found without scripts', async () => {
  expect(await renderToHtml(remote, '/faqs')).toContain('We earn money with insoles');
});
