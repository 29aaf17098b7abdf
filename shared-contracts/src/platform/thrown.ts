/** The readable facts of a thrown value; every field is a text. */
interface ThrownWords {
  /** Name of the error; `NonError` for values that are no errors. */
  readonly name: string;
  readonly message: string;
  /** The stack; empty if there is none. */
  readonly stack: string;
}

const asErrors = new WeakMap<object, Error>();

/**
 * Describes any thrown value: errors of this and of other realms, and everything else that `throw` accepts.
 * Reads each property once and never throws.
 */
export function describeThrown(thrown: unknown): ThrownWords {
  if (typeof thrown === 'string' && thrown) return { name: 'NonError', message: thrown, stack: '' };
  const message = propertyOf(thrown, 'message');
  const stack = propertyOf(thrown, 'stack');
  const isError = typeof message === 'string' || typeof stack === 'string';
  const name = isError ? propertyOf(thrown, 'name') : 'NonError';
  return {
    name: typeof name === 'string' ? name : 'Error',
    message: typeof message === 'string' ? message : `${nounFor(thrown)} was thrown`,
    stack: typeof stack === 'string' ? stack : '',
  };
}

/**
 * Returns a thrown value as a readable Error of this realm: the value itself if it is one, otherwise an Error with
 * the texts of `describeThrown`. One object always becomes the same Error. Never throws.
 */
export function asError(thrown: unknown): Error {
  if (!isObject(thrown)) return errorOf(thrown);
  const known = asErrors.get(thrown);
  if (known) return known;
  const error = isReadable(thrown) ? thrown : errorOf(thrown);
  asErrors.set(thrown, error);
  return error;
}

/** Returns a property of any thrown value; undefined when it is missing or unreadable. Never throws. */
export function propertyOf(thrown: unknown, property: string): unknown {
  try {
    return isObject(thrown) ? Reflect.get(thrown, property) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns true when a loader threw an answer, which is no failure: a Response such as `notFound()`, or the result
 * of `data()`.
 */
export function isRouteAnswer(thrown: unknown): boolean {
  if (!isObject(thrown)) return false;
  if (isA(thrown, Response) || propertyOf(thrown, 'type') === 'DataWithResponseInit') return true;
  // The object that React Router makes of a Response after reading it.
  return (
    typeof propertyOf(thrown, 'status') === 'number' && typeof propertyOf(thrown, 'internal') === 'boolean'
  );
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** Works like `instanceof`, and returns false when that throws, because `instanceof` runs code of a proxy. */
function isA<Value>(
  thrown: object,
  type: abstract new (...args: never[]) => Value,
): thrown is object & Value {
  try {
    return thrown instanceof type;
  } catch {
    return false;
  }
}

function isReadable(thrown: object): thrown is Error {
  const texts = ['name', 'message', 'stack'].map((property) => propertyOf(thrown, property));
  return isA(thrown, Error) && texts.every((text) => typeof text === 'string');
}

function errorOf(thrown: unknown): Error {
  const { name, message, stack } = describeThrown(thrown);
  const error = new Error(message);
  // A new Error's own stack would blame the file that created it.
  return Object.assign(error, { name, stack: stack || `${name}: ${message}` });
}

function nounFor(thrown: unknown): string {
  if (thrown === '') return 'An empty string';
  if (!isObject(thrown))
    return thrown === undefined || thrown === null ? String(thrown) : `A ${typeof thrown}`;
  if (isA(thrown, Promise)) return 'A promise';
  if (isA(thrown, Error)) return 'An error that can not be read';
  return typeof thrown === 'function' ? 'A function' : 'An object';
}
