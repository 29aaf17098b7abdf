import { createPageFiles } from './page-files';
import { remote as composed } from './testing/loader-fixture';

const remote = composed({
  version: '1.0.0',
  url: '/assets/remote-store/1.0.0/entry.js',
  addresses: ['/store', '/store/:productSlug'],
  files: [
    ['7.js', '7.css'],
    ['7.js', '8.js'],
  ],
});

function answering(fetched: (file: string) => Promise<Response>) {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    return fetched(pathname);
  });
  return asked;
}
afterEach(() => jest.restoreAllMocks());

it('fetches the files of a page beside its entry, each once', () => {
  const asked = answering(async () => new Response(''));
  const fetchPageFiles = createPageFiles();
  fetchPageFiles(remote, '/store');
  expect(asked).toEqual(['/assets/remote-store/1.0.0/7.js', '/assets/remote-store/1.0.0/7.css']);
  fetchPageFiles(remote, '/store/comet');
  fetchPageFiles(remote, '/store');
  expect(asked.slice(2)).toEqual(['/assets/remote-store/1.0.0/8.js']);
});

it('fetches nothing for a page whose files are not known', () => {
  const asked = answering(async () => new Response(''));
  const { files: _, ...carried } = remote;
  createPageFiles()(carried, '/store');
  createPageFiles()(remote, '/checkout');
  expect(asked).toEqual([]);
});

it('does not report a file that could not be fetched', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  answering(() => Promise.reject(new TypeError('offline')));
  createPageFiles()(remote, '/store');
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
