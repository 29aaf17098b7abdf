import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const preset = jest.requireActual<Record<string, unknown>>('./jest-preset.cjs');

// Inside the checkout, so that the made-up tests find React and the Testing Library.
const folder = mkdtempSync(path.resolve('scripts/testing/made-up-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs Jest on a file with one made-up test and a team's preset; returns the reporter's output. */
function reporterPrints(body: string): string {
  const text = `
import { render, screen, waitFor } from '@testing-library/react';
it('shows the page', async () => {
  render(<main><h1>Insoles for children</h1></main>);
  ${body}
});
`;
  writeFileSync(path.join(folder, 'page.test.tsx'), text);
  const config = JSON.stringify({ ...preset, rootDir: folder });
  const jest = path.resolve('node_modules/jest/bin/jest.js');
  const { CI: _, WHOLE_SUITE: __, ...env } = process.env;
  const { stderr } = spawnSync(process.execPath, [jest, '--config', config], { encoding: 'utf8', env });
  return stripVTControlCharacters(stderr);
}

it.each([
  ['findByRole', "await screen.findByRole('heading', { name: 'Products' });"],
  ['getByRole', "screen.getByRole('heading', { name: 'Products' });"],
  ['waitFor', "await waitFor(() => screen.getByText('Products'));"],
])('prints the page where %s finds nothing', (_, body) => {
  const printed = reporterPrints(body);
  // The Testing Library's layout of the document, unlike the line of the test that Jest prints too.
  expect(printed).toMatch(/<h1>\s+Insoles for children\s+<\/h1>/);
  expect(printed).toMatch(/Tests: +1 failed/);
});
