import { takeEarlyScripts } from './early-scripts';

const ENTRY = '/assets/remote-store/1.0.0/entry.js';

function page(...scripts: string[]) {
  document.head.innerHTML = scripts.join('');
  return {
    script: (src: string) => document.head.querySelector(`script[src="${src}"]`),
    early: takeEarlyScripts(),
  };
}

it('waits for the entry to run, then leaves nothing of it', async () => {
  const { script, early } = page(`<script src="${ENTRY}" defer></script>`);
  const entry = script(ENTRY);
  expect([...early.keys()]).toEqual([ENTRY]);
  entry?.dispatchEvent(new Event('load'));
  await expect(early.get(ENTRY)).resolves.toBe(entry);
  expect(script(ENTRY)).toBeNull();
});

it('says which entry did not come, and leaves nothing of it either', async () => {
  const { script, early } = page(`<script src="${ENTRY}" defer></script>`);
  script(ENTRY)?.dispatchEvent(new Event('error'));
  await expect(early.get(ENTRY)).rejects.toThrow(`${ENTRY} could not be loaded`);
  expect(script(ENTRY)).toBeNull();
});

it('keeps chunks out of the way of who asks for them again', () => {
  const { script, early } = page(
    '<script src="/assets/remote-store/1.0.0/7.js" async></script>',
    '<script type="application/json" id="structured-data">{}</script>',
  );
  expect(early.size).toBe(0);
  expect(script('/assets/remote-store/1.0.0/7.js')).toBeNull();
  expect(document.getElementById('structured-data')).not.toBeNull();
});
