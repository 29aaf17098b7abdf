import { type BackendChild, spawnBackend } from './backend-child';
import { startBackend } from './start-backend';

jest.mock('./backend-child', () => ({ spawnBackend: jest.fn() }));

const settings = { port: 54321, dataDir: '.data/backend', siteUrl: 'http://localhost:3000' };
const address = { url: 'http://127.0.0.1:54321' };
const lines: string[] = [];
/** Ends the newest process with these words. */
let end: (words: string) => Promise<void>;
const signal = () => new AbortController().signal;

beforeEach(() => {
  lines.length = 0;
  jest.mocked(spawnBackend).mockReset();
  jest.mocked(spawnBackend).mockImplementation(() => {
    let resolveEnd = (_words: string) => {};
    const ended = new Promise<string>((resolve) => {
      resolveEnd = resolve;
    });
    end = async (words) => {
      resolveEnd(words);
      await new Promise((resolve) => setImmediate(resolve));
    };
    return {
      ready: Promise.resolve(address),
      ended,
      stop: () => end('code 0'),
    } as Partial<BackendChild> as BackendChild;
  });
});
const start = () => startBackend(settings, (line) => lines.push(line), signal());

test('starts the backend anew five times in a minute, then ends with its words', async () => {
  const backend = await start();
  expect(backend.url).toBe(address.url);
  for (let exit = 0; exit < 5; exit += 1) await end('signal SIGKILL');
  expect(spawnBackend).toHaveBeenCalledTimes(6);
  expect(lines).toEqual(Array(5).fill('The backend ended (signal SIGKILL) and is started anew.'));
  await end('The disk is full.');
  await expect(backend.ended).rejects.toThrow('The backend ended 6 times within a minute: The disk is full.');
  expect(spawnBackend).toHaveBeenCalledTimes(6);
});

test('starts it anew for as long as it ends seldom', async () => {
  const backend = await start();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  for (let exit = 0; exit < 20; exit += 1) {
    await end('code 1');
    clock.mockReturnValue(Date.now() + 13_000);
  }
  expect(spawnBackend).toHaveBeenCalledTimes(21);
  clock.mockRestore();
  await backend.stop();
  await backend.ended;
  expect(spawnBackend).toHaveBeenCalledTimes(21);
});
