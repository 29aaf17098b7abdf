import { loadClassicScript } from './load-classic-script';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];
const last = () => scripts().at(-1) as HTMLScriptElement;

it('loads a script once, with its data, for several calls', async () => {
  const both = [loadClassicScript('/a.js', { api: 'http://pay' }), loadClassicScript('/a.js')];
  expect(scripts()).toHaveLength(1);
  expect(last().dataset.api).toBe('http://pay');
  last().dispatchEvent(new Event('load'));
  await Promise.all(both);
  await loadClassicScript('/a.js');
  expect(scripts()).toHaveLength(1);
});

it('forgets a failure, so that the next call tries again', async () => {
  const failing = loadClassicScript('/b.js');
  const failed = last();
  failed.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('/b.js could not be loaded');
  expect(failed.isConnected).toBe(false);
  const again = loadClassicScript('/b.js');
  expect(last()).not.toBe(failed);
  last().dispatchEvent(new Event('load'));
  await again;
});
