import type { Locator, Page } from 'playwright-core';

/** Most Tab presses on a long page; a control that needs more can't be called reachable. */
const PATIENT_TABS = 90;

/** Presses Tab until the focused element has this name. */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const met: string[] = [];
  for (let tabs = 0; tabs < PATIENT_TABS; tabs++) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (now === name) return;
    met.push(now);
  }
  throw new Error(`'${name}' is not reached by ${key}; met: ${met.join(' | ')}`);
}

/** Returns the name of the focused element. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().replace(/\s+/g, ' ');
  });
}

/** Presses Tab until a field has the focus, also in a frame, and replaces its content. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  const hasFocus = () => field.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let tabs = 0; !(await hasFocus()); tabs++) {
    if (tabs === PATIENT_TABS) throw new Error(`${String(field)} is not reached by Tab`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/**
 * Presses Tab from the start of a region to its last control and returns the names of the controls. Throws when one
 * is skipped or the focus order differs from the reading order.
 */
export async function walk(page: Page, region: Locator): Promise<string[]> {
  const names = await region.evaluate(beginWalk);
  for (const name of names) {
    const met: string[] = [];
    do {
      await page.keyboard.press('Tab');
      met.push(await focused(page));
      // In some browsers a scrollable element is a stop of its own.
    } while (
      await page.evaluate(() => document.activeElement?.matches('[data-walk] :is(div, ol, ul, figure)'))
    );
    const missed = await page.evaluate(() => {
      const [next, ...others] = Reflect.get(window, 'stops') as Element[];
      Reflect.set(window, 'stops', others);
      if (next === document.activeElement) return undefined;
      return next?.isConnected ? 'which is still there' : 'which the page has taken away';
    });
    if (missed)
      throw new Error(
        `Tab should reach '${name}', ${missed}, of ${names.join(' | ')}; it met ${met.join(' | ')}`,
      );
  }
  return names;
}

/** Puts the focus before the region's first control and records the order of its controls. Runs in the page. */
function beginWalk(region: Element): string[] {
  const stops = [
    ...region.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.tabIndex < 0 || element.matches(':disabled')) return false;
    if (!(element instanceof HTMLInputElement && element.type === 'radio')) return true;
    // The stop of a group of radio buttons is the chosen one, else the first.
    const group = [...region.querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`)];
    return element === (group.find(({ checked }) => checked) ?? group[0]);
  });
  Reflect.set(window, 'stops', stops);
  region.setAttribute('data-walk', '');
  region.setAttribute('tabindex', '-1');
  (region as HTMLElement).focus();
  return stops.map((element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
  });
}
