import * as v from 'valibot';
import { createFakeBackend } from '../testing/fake-backend';
import { defineFunction } from './own-function';

const measure = defineFunction('remote-feet/measure', {
  request: v.object({ millimetres: v.number() }),
  answer: v.object({ size: v.number() }),
});

describe('a function of a remote', () => {
  it('is called under its own name', async () => {
    const backend = createFakeBackend({
      functions: {
        [measure.name]: ({ millimetres }: { millimetres: number }) => ({ size: millimetres / 6 }),
      },
    });
    expect(await measure.call(backend, { millimetres: 180 })).toEqual({ size: 30 });
    expect(backend.calls).toEqual([{ name: 'remote-feet--measure', input: { millimetres: 180 } }]);
  });

  it('rejects an answer of another shape', async () => {
    const backend = createFakeBackend({ functions: { [measure.name]: () => ({ size: 'large' }) } });
    await expect(measure.call(backend, { millimetres: 180 })).rejects.toThrow(
      "remote-feet/measure answered something unexpected at 'size'",
    );
  });

  it('can not have the name of a function of the contract', () => {
    expect(() => defineFunction('remote-feet/..', { request: v.unknown(), answer: v.unknown() })).toThrow(
      'must be called',
    );
  });
});
