import { getProducts } from '@little-arches/contracts/backend';
import { answering, createTestBackend } from '../testing/backend-fixture';
import { currentTrace, markTrace, traceOf, tracePresses } from './trace';

beforeAll(tracePresses);
afterEach(() => jest.restoreAllMocks());

const press = (type = 'pointerdown') => document.body.dispatchEvent(new Event(type, { bubbles: true }));

/** Returns the fields of each sent `traceparent`. */
const sentTraces = (fetchMock: jest.Mock) =>
  fetchMock.mock.calls.map(([, { headers }]) => String(headers.traceparent).split('-'));

it('is a random id until the next press of a pointer or a key', () => {
  const first = currentTrace();
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(currentTrace()).toBe(first);
  press();
  const second = currentTrace();
  press('keydown');
  expect(new Set([first, second, currentTrace()]).size).toBe(3);
});

it('begins before the code that handles the press, also when that stops the event', () => {
  const before = currentTrace();
  let during = '';
  const handle = (event: Event) => {
    event.stopImmediatePropagation();
    during = currentTrace();
  };
  document.body.addEventListener('keydown', handle, { capture: true, once: true });
  press('keydown');
  expect(during).not.toBe(before);
  expect(currentTrace()).toBe(during);
});

it('is sent by all calls of a press, each with a span of its own and not sampled', async () => {
  const fetchMock = answering({ data: [] });
  const backend = createTestBackend(fetchMock);
  press();
  await backend.call(getProducts, {});
  await backend.call(getProducts, {});
  const [first, second] = sentTraces(fetchMock);
  expect(first).toEqual(['00', currentTrace(), expect.stringMatching(/^[\da-f]{16}$/), '00']);
  expect(second?.[1]).toBe(first?.[1]);
  expect(second?.[2]).not.toBe(first?.[2]);
});

it('is sent by the repetition of a call although a press came between', async () => {
  const refused = () => Response.json({ message: 'JWT expired' }, { status: 401 });
  const fetchMock = jest.fn();
  fetchMock.mockImplementationOnce(async () => {
    press();
    return refused();
  });
  fetchMock.mockImplementationOnce(async () => Response.json({ data: [] }));
  press();
  const trace = currentTrace();
  await createTestBackend(fetchMock, { recheck: async () => true }).call(getProducts, {}, { as: 'user' });
  expect(sentTraces(fetchMock).map(([, id]) => id)).toEqual([trace, trace]);
});

it('is not sent to the data API', async () => {
  const fetchMock = answering('');
  await createTestBackend(fetchMock).rpc('anything' as never, {} as never);
  expect(Object.keys(fetchMock.mock.calls[0]?.[1]?.headers ?? {})).not.toContain('traceparent');
});

it('stays that of the call in the fault that is reported and in the error that is thrown', async () => {
  const reported: unknown[] = [];
  const fetchMock = answering({ message: 'broken' }, 500);
  const backend = createTestBackend(fetchMock, { report: (error) => void reported.push(error) });
  press();
  const thrown = await backend.call(getProducts, {}).catch((error: unknown) => error);
  const [[, trace] = []] = sentTraces(fetchMock);
  press();
  expect(currentTrace()).not.toBe(trace);
  expect(reported.map(traceOf)).toEqual([trace]);
  expect(traceOf(thrown)).toBe(trace);
  expect(traceOf(new Error('The page failed', { cause: thrown }))).toBe(trace);
});

it('returns the current trace for any other thrown value, also for causes in a circle', () => {
  const error = new Error('x');
  error.cause = error;
  for (const thrown of [error, undefined, 'text', markTrace(null, 'a')])
    expect(traceOf(thrown)).toBe(currentTrace());
});
