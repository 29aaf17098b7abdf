import type { Page } from '@playwright/test';

/** Records from the next load on, in order, the heights and ready messages that the provider's frames report. */
export async function noteFrames(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('noteFrame', (line: string) => void said.push(line));
  await page.addInitScript(() => {
    addEventListener('message', ({ source, data }) => {
      const frame = [...document.querySelectorAll('iframe')].find(
        ({ contentWindow }) => contentWindow === source,
      );
      if (frame && ['height', 'ready'].includes(data.type))
        Reflect.get(window, 'noteFrame')(`${frame.title}: ${data.height ?? data.type}`);
    });
  });
  return said;
}
