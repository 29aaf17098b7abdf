import { EnvironmentError } from './errors/usage-error';
import { LOST, retryAgainstOthers } from './retry-against-others';

const race = { subject: 'The count', tries: 4 };

/** Returns an attempt that is LOST the given number of times, then returns 'won'. */
function losing(times: number) {
  const outcomes = [...Array.from({ length: times }, () => LOST), 'won'];
  return jest.fn(async () => outcomes.shift());
}

let pauses: number[] = [];
beforeEach(() => {
  pauses = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((goOn: () => void, milliseconds: number) => {
    pauses.push(milliseconds);
    queueMicrotask(goOn);
  }) as typeof setTimeout);
});
afterEach(() => jest.restoreAllMocks());

it('returns the result of the first attempt without a pause', async () => {
  const attempt = losing(0);
  expect(await retryAgainstOthers(race, attempt)).toBe('won');
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(pauses).toEqual([]);
});

it('tries again after each loss, up to the last attempt', async () => {
  const attempt = losing(3);
  expect(await retryAgainstOthers(race, attempt)).toBe('won');
  expect(attempt).toHaveBeenCalledTimes(4);
});

it('names the contended thing after the last attempt', async () => {
  const attempt = losing(4);
  const lost = retryAgainstOthers(race, attempt);
  await expect(lost).rejects.toThrow(EnvironmentError);
  await expect(lost).rejects.toThrow(
    'The count was changed by others during each of 4 tries: wait until they are done, then try again',
  );
  expect(attempt).toHaveBeenCalledTimes(4);
  expect(pauses).toHaveLength(3);
});

it('pauses at random, longer each time but within a limit', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  await retryAgainstOthers({ subject: 'The count' }, losing(8));
  expect(pauses).toEqual([5, 10, 20, 40, 80, 100, 100, 100]);
});

it('rethrows what an attempt throws', async () => {
  const attempt = jest.fn().mockRejectedValue(new Error('no network'));
  await expect(retryAgainstOthers(race, attempt)).rejects.toThrow('no network');
  expect(attempt).toHaveBeenCalledTimes(1);
});
