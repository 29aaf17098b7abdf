import { answerPosts, Refusal } from './answer.ts';
import { traceOf } from './trace.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const header = `00-${trace}-00f067aa0ba902b7-00`;
const requestOf = (traceparent?: string) =>
  new Request('http://localhost/functions/v1/getProducts', {
    method: 'POST',
    headers: traceparent === undefined ? {} : { traceparent },
  });

it.each([header, header.replace(/0$/, '1'), `01-${trace}-00f067aa0ba902b7-01-later`])(
  'reads the trace of %s',
  (traceparent) => {
    expect(traceOf(requestOf(traceparent))).toBe(trace);
  },
);

it.each([
  ['no header', undefined],
  ['an empty one', ''],
  ['a trace of zeros', header.replace(trace, '0'.repeat(32))],
  ['a span of zeros', header.replace('00f067aa0ba902b7', '0'.repeat(16))],
  ['capital letters', header.toUpperCase()],
  ['the version that never is', header.replace(/^00/, 'ff')],
  ['more fields than its version has', `${header}-more`],
  ['other text', `${header} Ready: everything is fine`],
  ['a trace that is too long', header.replace(trace, `${trace}0`)],
])('reads no trace of %s', (_, traceparent) => {
  expect(traceOf(requestOf(traceparent))).toBeUndefined();
});

describe('a function', () => {
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    for (const way of ['info', 'error'] as const)
      jest.spyOn(console, way).mockImplementation((...line: unknown[]) => void lines.push(line.join(' ')));
  });
  afterEach(() => jest.restoreAllMocks());

  const call = (run: () => Promise<never>, traceparent?: string) =>
    answerPosts('getProducts', run)(requestOf(traceparent));
  const refuse = async () => {
    throw new Refusal(409, 'This is sold out.');
  };
  const fail = async () => {
    throw new Error('a defect');
  };

  it('logs the status and the trace of a call, and nothing that it contains', async () => {
    expect((await call(refuse, header)).status).toBe(409);
    expect(lines).toEqual([expect.stringMatching(`^getProducts answered 409 in \\d+ ms, trace ${trace}$`)]);
  });

  it('logs a failure with the trace', async () => {
    expect((await call(fail, header)).status).toBe(500);
    expect(lines[0]).toMatch(`getProducts failed in trace ${trace}: Error: a defect`);
    expect(lines[1]).toMatch('getProducts answered 500');
  });

  it('logs no answer without a trace, as of a clock or a payment provider', async () => {
    await call(refuse);
    expect(lines).toEqual([]);
  });
});

it('lets a browser send the header, and those of supabase-js', async () => {
  const answer = await answerPosts('getProducts', async () => ({ data: [] }))(
    new Request('http://localhost/', { method: 'OPTIONS' }),
  );
  expect(answer.headers.get('access-control-allow-headers')).toMatch(
    /authorization, x-client-info, apikey.*, traceparent\b/,
  );
});
