import type { Location } from 'react-router-dom';
import { sampleComposition as composition, sampleStore } from '../start/testing/sample-store';
import type { LoadedRemote } from './load-remotes';
import { createRecalls, type Recalls } from './recalls';

type Router = Parameters<Recalls['follow']>[0];
type State = Router['state'];

const load = jest.fn();
const fetch = jest.fn();
let recalled: readonly string[] | undefined;
let tell: (state: State) => void = () => {};
let keys = 0;

const at = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: String(keys++),
});
const idle = (location: Location) => ({ location, navigation: { location: undefined } }) as unknown as State;
const going = (from: Location, to: Location) =>
  ({ location: from, navigation: { location: to } }) as unknown as State;

function recallsOf(here = at('/store')) {
  const recalls = createRecalls({ composition, load });
  const router = {
    state: idle(here),
    subscribe(listen: (state: State) => void) {
      tell = listen;
      return () => {};
    },
  } as unknown as Router;
  return { recalls, router, here };
}
const answered = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  load.mockReset();
  recalled = undefined;
  fetch.mockReset().mockImplementation(async () => ({
    json: async () => ({ id: 'new', ...(recalled && { recalled }) }),
  }));
  Object.assign(window, { fetch });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

it('loads the next page as a document once a version of the tab was recalled', async () => {
  const { recalls, router, here } = recallsOf();
  recalled = ['remote-store 2.0.0'];
  const next = at('/faqs');
  recalls.follow(router, going(here, next));
  await answered();
  expect(load.mock.calls).toEqual([[next]]);
  // The router's later report of the same navigation is ignored.
  tell(idle(next));
  await answered();
  expect(load).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('checks on return to the tab, discards nothing, and loads the next page as a document', async () => {
  const { recalls, router, here } = recallsOf();
  recalled = ['shell 1.0.0'];
  recalls.follow(router);
  await answered();
  expect(load).not.toHaveBeenCalled();
  const next = at('/faqs');
  tell(going(here, next));
  await answered();
  expect(load.mock.calls).toEqual([[next]]);
});

it.each([
  ['nothing was recalled', undefined, '/store', '/faqs'],
  ['another version was', ['remote-store 1.0.0', 'remote-faqs 2.0.0'], '/store', '/faqs'],
  ['the page stays the same', ['remote-store 2.0.0'], '/store', '/store'],
  ['a payment continues', ['remote-store 2.0.0'], '/checkout', '/checkout-success'],
])('stays in its document when %s', async (_, versions, from, to) => {
  const { recalls, router, here } = recallsOf(at(from));
  recalled = versions;
  recalls.follow(router, going(here, at(to)));
  await answered();
  expect(load).not.toHaveBeenCalled();
});

it('continues without an answer, and asks again later, not at each step', async () => {
  const { recalls, router, here } = recallsOf();
  fetch.mockRejectedValue(new Error('Offline'));
  const pages = ['/faqs', '/team', '/blog'].map(at);
  recalls.follow(router, going(here, pages[0] ?? here));
  for (const page of pages) tell(idle(page));
  await answered();
  expect(load).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('mounts no remote once a version was recalled', async () => {
  const { recalls } = recallsOf();
  const [remote] = composition.remotes;
  const loaded = { remote, version: '2.0.0', definition: sampleStore } as LoadedRemote;
  expect(await recalls.admit(loaded)).toBe(loaded);
  const later = recallsOf().recalls;
  recalled = ['remote-store 2.0.0'];
  jest.useFakeTimers({ advanceTimers: 100 });
  await expect(later.admit(loaded)).rejects.toMatchObject({ name: 'RemoteLoadError' });
  jest.useRealTimers();
});

it('asks ahead, so that quick visitors do not wait', async () => {
  const { recalls } = recallsOf();
  recalls.ask();
  await answered();
  expect(fetch).toHaveBeenCalledTimes(1);
  const loaded = {} as Parameters<typeof recalls.admit>[0];
  await expect(recalls.admit(loaded)).resolves.toBe(loaded);
  expect(fetch).toHaveBeenCalledTimes(1);
});
