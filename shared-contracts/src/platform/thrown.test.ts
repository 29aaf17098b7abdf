import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { notFound } from '../remote/index';
import { thrownValues } from '../testing/thrown-values';
import { asError, describeThrown, isRouteAnswer, propertyOf } from './thrown';

const foreignError = () => runInNewContext('new RangeError("from elsewhere")');
const values = Object.entries(thrownValues(foreignError));

it.each(values)('turns %s into a readable Error', (_, thrown) => {
  const error = asError(thrown);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toBe(`${error.name}: ${error.message}`);
  expect(error.stack).toEqual(expect.any(String));
  expect(isRouteAnswer(thrown)).toBe(false);
  expect(propertyOf(thrown, 'cause')).toBeUndefined();
});

it.each([
  [undefined, 'undefined was thrown'],
  [null, 'null was thrown'],
  ['', 'An empty string was thrown'],
  ['Sorry', 'Sorry'],
  [0, 'A number was thrown'],
  [Symbol('private'), 'A symbol was thrown'],
  [Promise.resolve(), 'A promise was thrown'],
  [Object.freeze({}), 'An object was thrown'],
])('marks %p as a value that is no error', (thrown, message) => {
  expect(describeThrown(thrown)).toEqual({ name: 'NonError', message, stack: '' });
});

it('returns an Error unchanged, and always the same Error for one object', () => {
  const error = new TypeError('x is undefined');
  const frozen = Object.freeze({});
  expect(asError(error)).toBe(error);
  expect(asError(frozen)).toBe(asError(frozen));
});

it('keeps name, message and stack of an Error of another realm', () => {
  const foreign = foreignError();
  expect(foreign).not.toBeInstanceOf(Error);
  expect(asError(foreign)).toMatchObject({
    name: 'RangeError',
    message: 'from elsewhere',
    stack: foreign.stack,
  });
});

it('does not blame its own file for a thrown value', () => {
  expect(asError(undefined).stack).toBe('NonError: undefined was thrown');
});

it('reads a message only once', () => {
  let reads = 0;
  const error = {
    name: 'Error',
    stack: '',
    get message() {
      return reads++ ? Symbol('late') : 'first';
    },
  };
  expect(describeThrown(error)).toEqual({ name: 'Error', message: 'first', stack: '' });
});

it('recognises the answers that a loader throws', () => {
  const read = { status: 404, statusText: 'Not Found', internal: false, data: 'Gone' };
  expect([notFound('Gone'), read].map(isRouteAnswer)).toEqual([true, true]);
});

it('describes any value', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (thrown) => {
      expect(typeof describeThrown(thrown).message).toBe('string');
      expect(asError(thrown)).toBeInstanceOf(Error);
    }),
  );
});
