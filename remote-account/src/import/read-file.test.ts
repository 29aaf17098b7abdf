import { readFile } from './read-file';

const fileWhose = (text: () => Promise<string>) => Object.assign(new File(['1'], 'scan.json'), { text });

it('returns the text of a file, and undefined when the browser refuses to read it', async () => {
  expect(await readFile(fileWhose(async () => '{}'))).toBe('{}');
  const refused = () => Promise.reject(new DOMException('refused', 'NotFoundError'));
  expect(await readFile(fileWhose(refused))).toBeUndefined();
});

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
