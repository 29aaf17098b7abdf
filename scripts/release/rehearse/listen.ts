import type { Page, Request } from 'playwright-core';
import { type Fault, faultOf, withoutBackend } from './faults';
import type { Stage } from './stage';

/** What is heard of a page. */
export interface Heard {
  /** What failed since the last call: errors no one caught, console output, files that are not there, what the policy refused. */
  faults(): Promise<Fault[]>;
  /** Whether it waits for an answer that comes. */
  isBusy(): boolean;
}

/** Listens to a page; `waiting` are requests that are never answered. */
export function listen(page: Page, { config }: Pick<Stage, 'config'>, waiting: ReadonlySet<Request>): Heard {
  let faults: Fault[] = [];
  let backendFails = false;
  const underWay = new Set<Request>();
  const isOwn = (url: string) => url.startsWith(`${config.siteUrl}/`);
  page.on('pageerror', (error) => faults.push(faultOf(error.message)));
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('response', (response) => {
    if (response.status() >= 400 && !isOwn(response.url())) backendFails = true;
    if (response.status() >= 400 && isOwn(response.url()) && !response.request().isNavigationRequest())
      faults.push({ kind: 'file', text: `${response.url()} answers ${response.status()}` });
  });
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    if (!isOwn(request.url())) backendFails = true;
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !TOLD_BY_BROWSER.test(message.text()))
      faults.push(faultOf(message.text()));
  });
  return {
    isBusy: () => [...underWay].some((request) => !waiting.has(request)),
    async faults() {
      const refused = (await page.evaluate(
        'window.littleArchesRehearsal.refused.splice(0)',
      )) as readonly string[];
      const heard = [...refused.map((text): Fault => ({ kind: 'policy', text })), ...faults];
      faults = [];
      return unique(backendFails ? withoutBackend(heard) : heard);
    },
  };
}

/** What browsers say on the console of files and of the policy, which is heard elsewhere. */
const TOLD_BY_BROWSER =
  /^Failed to load resource|^Access to |Content Security Policy|requires 'Trusted|Trusted Types|^\[Report Only\]/;

function unique(faults: readonly Fault[]): Fault[] {
  const texts = new Set<string>();
  return faults.filter(({ kind, text }) => {
    const isNew = !texts.has(`${kind} ${text}`);
    texts.add(`${kind} ${text}`);
    return isNew;
  });
}
