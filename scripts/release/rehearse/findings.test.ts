import { faultFindings, unknownFindings } from './findings';
import type { State } from './state';

const registry = { schema: '', microFrontends: {} };
const stateOf = (path: string, scenario: string): State => ({
  package: 'remote-account',
  pattern: path,
  path,
  scenario,
});
const states = ['signed-in', 'empty', 'slow'].map((scenario) => stateOf('/profile', scenario));

it('reports a fault once, with three of its places, of each page one first', () => {
  const watched = [...states, stateOf('/scans', 'slow')].map((state) => ({
    state,
    faults: [{ kind: 'error', text: 'Out of socks' } as const],
    unanswered: [],
  }));
  const [finding, ...others] = faultFindings(watched, { registry });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ severity: 'error' });
  expect(finding?.message).toContain(
    "/profile in 'signed-in', /scans in 'slow', /profile in 'empty' and 1 more",
  );
});

it('warns about what the scenarios do not show', () => {
  const findings = unknownFindings(
    {
      watched: states.map((state) => ({ state, faults: [], unanswered: ['call getProducts'] })),
      withoutScenarios: ['remote-games'],
      withoutPath: [{ name: 'remote-account', pattern: '/profile/orders/:orderNumber' }],
    },
    { registry },
  );
  expect(findings.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    expect.stringMatching(/^warning .* how remote-games looks with data of someone who is signed in/),
    expect.stringMatching(/^warning .* how \/profile\/orders\/:orderNumber of remote-account looks/),
    expect.stringMatching(/^warning The scenarios of remote-account have no answer for call getProducts,/),
  ]);
});
