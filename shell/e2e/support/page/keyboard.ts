import type { Locator, Page } from 'playwright-core';

/** Tabs of a long page; a control that needs more can't be called reachable. */
const PATIENT_TABS = 90;

/** Presses Tab until what has the focus bears this name. */
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

/** What the element with the focus is called. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().replace(/\s+/g, ' ');
  });
}

/** Presses Tab until a field has the focus, in a frame too, and types over what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  const hasFocus = () => field.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let tabs = 0; !(await hasFocus()); tabs++) {
    if (tabs === PATIENT_TABS) throw new Error(`${String(field)} is not reached by Tab`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
