import { sampleAddress } from '../../testing/sample-build';
import { listStates, patternsWithoutPath } from './list-states';
import { planWalks } from './plan-walks';
import { nameOf, type ScenarioKit } from './state';

const addresses = [
  sampleAddress('/store', 'store'),
  sampleAddress('/store/:slug', 'product'),
  sampleAddress('/profile', 'profile', { access: 'signed-in' }),
  sampleAddress('/sign-in', 'sign-in', { access: 'signed-out' }),
];
const live = { name: 'remote-store', extras: { addresses, panels: [] } } as unknown as Parameters<
  typeof listStates
>[0]['live'];
const family = { status: 'authenticated' };
const kit: ScenarioKit = {
  code: '',
  isOwn: true,
  createHttpBackend: () => {
    throw new Error('Nothing is shown here');
  },
  scenarios: {
    visitor: { options: {} },
    'signed-in': { options: { session: family } },
    'session-expired': { options: { session: family, endsAtCall: true } },
    garbage: { options: { session: family, faults: { '*': 'garbage' } } },
    boots: { path: '/store/boots?size=30', options: {} },
  },
};
const pages = ['/store', '/store/comet', '/store/:slug', '/profile', '/sign-in'];
const list = (given: ScenarioKit | undefined = kit) => listStates({ live, pages, kit: given });
const named = (scenario: string | undefined) =>
  list()
    .filter((state) => state.scenario === scenario)
    .map(({ path }) => path);

it('lists each page by its address, one with content rather than the frame', () => {
  expect(named(undefined)).toEqual(['/store', '/store/comet', '/profile', '/sign-in']);
});

it("lists in a scenario the pages that its user may see, with the scenario's data", () => {
  expect(named('visitor')).toEqual(['/store', '/store/boots?size=30', '/sign-in']);
  expect(named('signed-in')).toEqual(['/store', '/store/boots?size=30', '/profile']);
  expect(named('boots')).toEqual(['/store/boots?size=30']);
});

it('lists pages without own scenarios by a link, with the answers of the site', () => {
  const byLink = list({ ...kit, isOwn: false }).filter(({ way, scenario }) => way === 'link' && !scenario);
  expect(byLink.map(nameOf)).toEqual(['/store by a link', '/store/comet by a link', '/sign-in by a link']);
});

it('lists a panel over the first page, for visitors and in the scenarios of that page', () => {
  const extras = { ...live.extras, panels: ['cart'] };
  const scenarios = { ...kit.scenarios, full: { path: '/store?full', options: {} } };
  const states = listStates({ live: { ...live, extras }, pages, kit: { ...kit, scenarios } });
  expect(states.filter(({ panel }) => panel).map(nameOf)).toEqual([
    "/store with the panel 'cart' in 'visitor'",
    "/store with the panel 'cart' in 'full'",
  ]);
});

it('orders addresses first, then visitors and signed-in users, then the seeded rest', () => {
  const walks = (seed: string) => {
    const { basic, others } = planWalks([{ kit, states: list() }], seed);
    const scenarioOf = ({ states }: { states: readonly { scenario: string | undefined }[] }) =>
      states[0]?.scenario;
    return { basic: basic.map(scenarioOf), others: others.map(scenarioOf) };
  };
  const { basic, others } = walks('1.0.0');
  expect(basic).toEqual([undefined, undefined, undefined, undefined, 'visitor', 'signed-in']);
  expect([...others].sort()).toEqual([
    'boots',
    'garbage',
    'session-expired',
    'session-expired',
    'session-expired',
  ]);
  const orders = new Set(Array.from({ length: 9 }, (_, index) => walks(`1.0.${index}`).others.join()));
  expect(orders.size).toBeGreaterThan(1);
});

it('finds the patterns of which neither a page nor a scenario has a path', () => {
  expect(patternsWithoutPath(list())).toEqual([]);
  const unknown = listStates({ live, pages: ['/store', '/store/:slug'], kit: { ...kit, scenarios: {} } });
  expect(patternsWithoutPath(unknown)).toEqual(['/store/:slug']);
});
