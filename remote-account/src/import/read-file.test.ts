import { readFile } from './read-file';

const fileWhose = (text: () => Promise<string>) => Object.assign(new File(['1'], 'scan.json'), { text });

it('returns the text of a file', async () => {
  expect(await readFile(fileWhose(async () => '{}'))).toBe('{}');
});

it.each(['NotReadableError', 'NotFoundError', 'SecurityError', 'AbortError'])(
  'returns undefined when reading a file ends with %s',
  async (name) => {
    const refused = async () => {
      throw new DOMException('refused', name);
    };
    expect(await readFile(fileWhose(refused))).toBeUndefined();
  },
);

it('returns undefined when reading a file never ends', async () => {
  jest.useFakeTimers();
  try {
    const text = readFile(fileWhose(() => new Promise<never>(() => {})));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await text).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});
