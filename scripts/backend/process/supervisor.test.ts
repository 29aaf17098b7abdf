import { type BackendChild, BackendGone, BackendRefusal, startChild } from './backend-child';
import { type BackendSettings, startSupervisor } from './supervisor';

const pauses: number[] = [];
jest.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => void pauses.push(milliseconds),
}));
jest.mock('./backend-child', () => ({ ...jest.requireActual('./backend-child'), startChild: jest.fn() }));

const start = jest.mocked(startChild);
const settings = {} as BackendSettings;
const lines: string[] = [];
beforeEach(() => {
  pauses.length = 0;
  lines.length = 0;
  start.mockReset();
});

/** Returns a ready process, and the function that ends it. */
function createChild() {
  let end = (_how: string) => {};
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const child: BackendChild = {
    publishableKey: 'sb_publishable_test',
    stripePublishableKey: 'pk_test',
    call: async () => ({ status: 200, statusText: '', headers: [], body: new Uint8Array() }),
    ended,
    stop: async () => end('code 0'),
  };
  return { child, end };
}

const statusOf = async (supervisor: Awaited<ReturnType<typeof startSupervisor>>) =>
  (await supervisor.answer(new Request('http://127.0.0.1:54321/'), '127.0.0.1')).status;

test('restarts the backend as long as its starts are killed, with growing pauses', async () => {
  const first = createChild();
  start.mockResolvedValueOnce(first.child);
  for (let killed = 0; killed < 12; killed++) start.mockRejectedValueOnce(new BackendGone('signal SIGKILL'));
  start.mockResolvedValueOnce(createChild().child);
  const supervisor = await startSupervisor(settings, (line) => lines.push(line));

  first.end('signal SIGKILL');
  await first.child.ended;
  expect(await statusOf(supervisor)).toBe(200);
  expect(start).toHaveBeenCalledTimes(14);
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(pauses.at(-1)).toBe(8000);
  expect(lines).toEqual([
    'The backend ended (signal SIGKILL) and could not be started anew. It is tried again.',
    expect.stringMatching(/^The backend ended \(signal SIGKILL\) and was started anew in /),
  ]);
  await supervisor.stop();
});

test('leaves the backend down when a start is refused with a sentence', async () => {
  const first = createChild();
  start.mockResolvedValueOnce(first.child);
  start.mockRejectedValueOnce(new BackendRefusal('The data directory is in use.'));
  const supervisor = await startSupervisor(settings, (line) => lines.push(line));

  first.end('code 1');
  await first.child.ended;
  expect(await statusOf(supervisor)).toBe(503);
  expect(lines).toEqual(['The backend stays down: The data directory is in use. Pages are still answered.']);
  await supervisor.stop();
});

test.each([
  ['was killed', false, 503],
  ['sent no heartbeats, so that no client retries the blocking request', true, 504],
])('answers pending requests when the backend %s', async (_, wasSilent, status) => {
  const { child } = createChild();
  const call = () => Promise.reject(new BackendGone('signal SIGKILL', wasSilent));
  start.mockResolvedValueOnce({ ...child, call });
  const supervisor = await startSupervisor(settings, (line) => lines.push(line));
  expect(await statusOf(supervisor)).toBe(status);
  await supervisor.stop();
});
