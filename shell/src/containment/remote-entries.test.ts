import { createRemoteEntries } from './remote-entries';

const entry = () => ({ get: async () => () => ({}) });

/** Has the document run `script`, as it does while the script's own code runs. */
function whileRunning<T>(script: HTMLScriptElement, work: () => T): T {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript') as PropertyDescriptor;
  Object.defineProperty(Document.prototype, 'currentScript', { ...own, get: () => script });
  try {
    return work();
  } finally {
    Object.defineProperty(Document.prototype, 'currentScript', own);
  }
}

it('gives each script what it gave itself', () => {
  const [one, two] = [document.createElement('script'), document.createElement('script')];
  const first = entry();
  const entries = whileRunning(one, createRemoteEntries);
  entries.take(first);
  expect(entries.givenBy(one)).toBe(first);
  two.src = 'http://localhost/assets/remote-store/1.0.0/entry.js';
  expect(() => entries.givenBy(two)).toThrow('remote-store/1.0.0/entry.js ran and gave no remote');
});

it('asks nobody but the browser which script runs', () => {
  const script = document.createElement('script');
  const entries = createRemoteEntries();
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  entries.take(entry());
  Reflect.deleteProperty(document, 'currentScript');
  expect(() => entries.givenBy(script)).toThrow('gave no remote');
});
