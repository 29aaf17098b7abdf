import { NewerFormatError } from '../reading/newer-format';
import { parseRecording, type Recording } from './recording';
import { isMadeUp, RECORDING_LIMITS, seededRandom } from './recording-parts';

const step = { kind: 'page', at: 0, path: '/store' } as const;
const recording: Recording = {
  format: 1,
  recordedAt: '2026-11-24T18:50:00.000Z',
  seed: 7,
  channel: 'staging',
  composition: 'abc',
  remotes: { 'remote-store': '1.0.0' },
  storage: {},
  steps: [step],
};
const read = (changes: object) => parseRecording(JSON.stringify({ ...recording, ...changes }), 'rec.json');

it('reads what the panel saves', () => {
  const steps = [
    step,
    { kind: 'session', at: 1, state: { status: 'loading' }, recovery: 'none' },
    { kind: 'event', at: 2, by: 'shell', name: 'cart/opened', payload: {} },
    { kind: 'call', at: 3, by: 'remote-store', call: 1, name: 'select orders', request: {} },
    { kind: 'answer', at: 4, call: 1, answer: [] },
    { kind: 'failure', at: 5, call: 2, failure: { status: 409, message: 'No.', shown: true } },
  ];
  expect(read({ steps })).toEqual({ ...recording, steps });
});

it('names the problem of an invalid file', () => {
  expect(() => parseRecording('<html>', 'rec.json')).toThrow('rec.json holds no JSON');
  expect(() => read({ steps: [{ ...step, path: '//evil.example' }] })).toThrow("wrong at 'steps.0.path'");
  expect(() => read({ steps: [{ ...step, kind: 'script' }] })).toThrow("wrong at 'steps.0.kind'");
  expect(() => read({ steps: [] })).toThrow("wrong at 'steps'");
  expect(() => read({ format: 2 })).toThrow(NewerFormatError);
});

it('refuses a recording above the limits', () => {
  const steps = Array.from({ length: RECORDING_LIMITS.steps + 1 }, () => step);
  expect(() => read({ steps })).toThrow("wrong at 'steps'");
  const channel = 'x'.repeat(RECORDING_LIMITS.characters);
  expect(() => read({ channel })).toThrow('rec.json is too large');
});

it('returns the same random numbers for the same seed', () => {
  const three = (seed: number) => {
    const next = seededRandom(seed);
    return [next(), next(), next()];
  };
  expect(three(1)).toEqual(three(1));
  expect(three(1)).not.toEqual(three(2));
  expect(new Set(three(4_294_967_295)).size).toBe(3);
  expect(three(3).every((number) => number >= 0 && number < 1)).toBe(true);
});

it('detects the values that a recorder made up', () => {
  expect(['Robin', '(left out)', 'made-up-3', '2001-12-30T09:00:00.000Z'].every(isMadeUp)).toBe(true);
  expect(['Robinson', 'pi_3', '2026-01-01', 'eur'].some(isMadeUp)).toBe(false);
});
