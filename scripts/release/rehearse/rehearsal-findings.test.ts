import { faultFindings, unknownFindings } from './rehearsal-findings';
import type { State } from './states/state';

const registry = { schema: '', microFrontends: {} };
const states = ['empty', 'slow', 'signed-in', 'professional'].map(
  (scenario): State => ({
    package: 'remote-account',
    pattern: '/profile',
    path: '/profile',
    way: 'link',
    scenario,
  }),
);
const places = [
  "/profile in 'signed-in'",
  "/profile in 'empty'",
  "/profile in 'professional'",
  "/profile in 'slow'",
];

it('reports a fault once, with three of its places in the sentence and all of them beside it', () => {
  const watched = states.map((state) => ({
    state,
    faults: [{ kind: 'error', text: 'Out of socks' } as const],
    asks: true,
    unanswered: [],
    isSignedIn: true,
  }));
  const [finding, ...others] = faultFindings(watched, { registry });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ severity: 'error', places });
  expect(finding?.message).toContain(`${places.slice(0, 3).join(', ')} and 1 more`);
});

it('names one place of each page first', () => {
  const scans = { package: 'remote-account', pattern: '/scans', path: '/scans', way: 'link' } as const;
  const watched = [...states, { ...scans, scenario: 'slow' }].map((state) => ({
    state,
    faults: [{ kind: 'heading', text: 'there is no h1' } as const],
    asks: true,
    unanswered: [],
    isSignedIn: true,
  }));
  const [finding] = faultFindings(watched, { registry });
  expect(finding?.message).toContain(
    "/profile in 'signed-in', /scans in 'slow', /profile in 'empty' and 2 more",
  );
});

it('names every state that was not shown in time', () => {
  const left = { left: states, watched: [], withoutScenarios: [], withoutPath: [], seconds: 20 };
  const [finding] = unknownFindings(left, { registry, moving: new Set(['remote-account']) });
  expect(finding).toMatchObject({ severity: 'warning', places });
  expect(finding?.message).toContain('4 states of remote-account were not shown within 20 seconds');
});

it('names a pattern of which no path is known', () => {
  const withoutPath = [{ name: 'remote-account', pattern: '/profile/orders/:orderNumber' }];
  const unknown = { left: [], watched: [], withoutScenarios: [], withoutPath, seconds: 20 };
  const findings = unknownFindings(unknown, { registry, moving: new Set(['remote-account']) });
  expect(findings.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    expect.stringMatching(/^warning .* how \/profile\/orders\/:orderNumber of remote-account looks/),
  ]);
});
