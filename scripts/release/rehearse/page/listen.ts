import type { Page, Request } from 'playwright-core';
import { type Fault, faultOf, withoutBackend, withoutMadeUp } from './faults';
import type { Stage } from './stage';
import type { Waiting } from './when-quiet';

export interface Heard extends Waiting {
  /** Returns the faults so far: uncaught errors, console output, missing files and refusals by the policy. */
  faults(): Promise<Fault[]>;
}

/** Observes a page; `waiting` are requests that are never answered. `isMadeToFail`: its backend fails on purpose. */
export function listen(
  page: Page,
  { config }: Pick<Stage, 'config'>,
  waiting: ReadonlySet<Request>,
  isMadeToFail = false,
): Heard {
  /** Never a report about the backend, because no part of the page handled them. */
  const uncaught: Fault[] = [];
  const faults: Fault[] = [];
  let backendFails = false;
  let answeredAt = 0;
  const underWay = new Set<Request>();
  const isOwn = (url: string) => url.startsWith(`${config.siteUrl}/`);
  page.on('pageerror', (error) => uncaught.push(faultOf(error.message)));
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => {
    underWay.delete(request);
    answeredAt = performance.now();
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isOwn(response.url())) backendFails = true;
    if (response.status() >= 400 && isOwn(response.url()) && !response.request().isNavigationRequest())
      faults.push({ kind: 'file', text: `${response.url()} answers ${response.status()}` });
  });
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    answeredAt = performance.now();
    if (!isOwn(request.url())) backendFails = true;
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' || TOLD_BY_BROWSER.test(message.text())) return;
    const fault = faultOf(message.text());
    if (!MISSING.test(fault.text)) faults.push(fault);
  });
  return {
    isBusy: () => [...underWay].some((request) => !waiting.has(request)),
    answeredAt: () => answeredAt,
    async faults() {
      const refused = (await page.evaluate('window.littleArchesRehearsal.refused')) as readonly string[];
      const policy = refused.map((text): Fault => ({ kind: 'policy', text }));
      const told = isMadeToFail ? withoutMadeUp(faults) : backendFails ? withoutBackend(faults) : faults;
      return [...policy, ...uncaught, ...told];
    },
  };
}

/** Matches browsers' console messages about files and the policy, which are observed in other ways. */
const TOLD_BY_BROWSER =
  /^Failed to load resource|^Access to |Content Security Policy|requires 'Trusted|Trusted Types|^\[Report Only\]/;

/** Matches the console output of a page that has no content at its address: that is a valid answer. */
const MISSING = /^(Response|ErrorResponseImpl)$/;
