import { render, screen } from '@testing-library/react';
import { DeveloperDetails, keepComponentStack } from './developer-details';

const SCRIPT = 'http://localhost:3000/shell/routes.js';
/** The first line of the script is of a library, its third line of the fourth line of the page. */
const map = {
  sources: ['source:///node_modules/react-dom/index.js', 'source:///remote-store/src/pages/store/page.tsx'],
  mappings: 'AAAA;;ACGA',
};

it('shows message, file and component stack of what was thrown, by the source map', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const fetchMap = jest.fn(async (_: RequestInfo | URL) => Response.json(map));
  global.fetch = fetchMap;
  const error = new TypeError('No level');
  error.stack = `TypeError: No level\n    at Levels (${SCRIPT}:3:17)\n    at renderWithHooks (${SCRIPT}:1:2)`;
  keepComponentStack(error, { componentStack: `\n    at Levels (${SCRIPT}:3:5)\n    at main (<anonymous>)` });
  render(<DeveloperDetails error={error} />);
  const details = screen.getByRole('region', { name: 'For developers' });
  expect(details).toHaveTextContent('TypeError: No level');
  await screen.findByText(/Components:/);
  expect(details.querySelector('pre')?.textContent).toBe(
    'TypeError: No level\n    at Levels (remote-store/src/pages/store/page.tsx:4)\n\n' +
      'Components:\n    at Levels (remote-store/src/pages/store/page.tsx:4)\n    at main (<anonymous>)',
  );
  expect(logged).toHaveBeenCalledWith(error, expect.stringContaining('at Levels'));
  expect(fetchMap.mock.calls).toEqual([[`${SCRIPT}.map`]]);
});
