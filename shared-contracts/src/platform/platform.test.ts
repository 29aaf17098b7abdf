import { copyText } from './copy-text';
import { printPage } from './print-page';
import { canStore, readStored, writeStored } from './stored';
import { within } from './within';

const never = () => new Promise<never>(() => {});
const refused = (name: string) => async () => {
  throw new DOMException('refused', name);
};

/** Runs `work` on a platform that never answers, and returns the result after its time limit. */
async function afterAWhile<Value>(work: () => Promise<Value>): Promise<Value> {
  jest.useFakeTimers();
  try {
    const result = work();
    await jest.advanceTimersByTimeAsync(30_000);
    return await result;
  } finally {
    jest.useRealTimers();
  }
}

/** Replaces properties of a platform object for a test. */
function define(target: object, name: string, get: () => unknown) {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, get });
  restores.push(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}
const restores: (() => void)[] = [];
afterEach(() => {
  for (const restore of restores.splice(0)) restore();
});

describe('copyText', () => {
  it.each([
    ['copies', { writeText: async () => {} }, true],
    ['returns false when the browser refuses', { writeText: refused('NotAllowedError') }, false],
    ['returns false without a clipboard, as outside https', undefined, false],
    ['returns false when the clipboard can’t write', {}, false],
    ['returns false when the browser never answers', { writeText: never }, false],
  ])('%s', async (_, clipboard, copied) => {
    define(navigator, 'clipboard', () => clipboard);
    expect(await afterAWhile(() => copyText('a link'))).toBe(copied);
  });
});

describe('printPage', () => {
  it.each([
    ['prints', () => window.dispatchEvent(new Event('beforeprint')), true],
    [
      'prints in a browser that asks the visitor first',
      () => setTimeout(() => window.dispatchEvent(new Event('beforeprint')), 900),
      true,
    ],
    ['returns false when nothing happens', () => {}, false],
    ['returns false without a print function', undefined, false],
    [
      'returns false when printing throws',
      () => {
        throw new DOMException('refused', 'SecurityError');
      },
      false,
    ],
  ])('%s', async (_, print, printed) => {
    define(window, 'print', () => print);
    expect(await afterAWhile(printPage)).toBe(printed);
  });
});

describe('storage', () => {
  it.each(['device', 'tab'] as const)('stores a text for this %s, and removes it', (place) => {
    expect(canStore(place)).toBe(true);
    expect(readStored(place, 'a')).toBeNull();
    expect(writeStored(place, 'a', 'text')).toBe(true);
    expect(readStored(place, 'a')).toBe('text');
    expect(writeStored(place, 'a', null)).toBe(true);
    expect(readStored(place, 'a')).toBeNull();
  });

  it.each([
    [
      'access is refused',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
    ['the browser has none', () => undefined],
    ['the browser has null', () => null],
  ])('reads and stores nothing when %s', (_, get) => {
    define(window, 'localStorage', get);
    expect(readStored('device', 'a')).toBeUndefined();
    expect(writeStored('device', 'a', 'text')).toBe(false);
    expect(canStore('device')).toBe(false);
  });

  it('stores nothing and returns false when storage is full', () => {
    define(window, 'localStorage', () => ({
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    expect(readStored('device', 'a')).toBeNull();
    expect(writeStored('device', 'a', 'text')).toBe(false);
  });
});

it('rejects only work that takes too long', async () => {
  expect(await within(1000, Promise.resolve(1))).toBe(1);
  await expect(within(1000, Promise.reject(new Error('own')))).rejects.toThrow('own');
  await expect(afterAWhile(() => within(1000, never()).catch(String))).resolves.toMatch(/within 1000 ms/);
});
