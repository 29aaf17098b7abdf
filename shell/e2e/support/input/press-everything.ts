import type { Page, Request } from 'playwright-core';

/** Which controls to press. */
export interface Choice {
  /** The part of the page; a dialog that opens over it is pressed too. Default: `main`. */
  readonly within?: 'main' | 'header';
  /** Names of controls that are left alone. */
  readonly leave?: RegExp;
}

/** Most presses in one round, so that lists of many equal buttons are not pressed to the end. */
const MOST = 60;
/** Controls pressed of those that look alike and are in the same state. */
const ALIKE = 2;
/** How often a page that a press left is opened again for the remaining controls. */
const ROUNDS = 4;

/**
 * Presses every control of the shown page, and those that appear meanwhile, also in each of their states; fills in
 * fields and chooses options. Links to other pages are not pressed. When a press leaves the page, `reopen` opens it
 * again for the rest. Returns what was pressed, in order.
 */
export async function pressEverything(
  page: Page,
  choice: Choice,
  reopen: () => Promise<void>,
): Promise<string[]> {
  const pressed: string[] = [];
  await countRequests(page);
  for (let round = 0; round < ROUNDS; round++) {
    const { pathname } = new URL(page.url());
    pressed.push(...(await pressOnce(page, choice, pressed)));
    if (new URL(page.url()).pathname === pathname) break;
    await reopen();
  }
  return pressed;
}

const counted = new WeakSet<Page>();

/** Exposes to the page, as `openRequests()`, the number of its pending requests. */
async function countRequests(page: Page): Promise<void> {
  if (counted.has(page)) return;
  counted.add(page);
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // Requests of the previous document are cancelled.
  page.on('domcontentloaded', () => open.clear());
  await page.exposeBinding('openRequests', () => open.size);
}

async function pressOnce(page: Page, { within = 'main', leave }: Choice, before: readonly string[]) {
  return await page.evaluate(
    async ({ MOST, ALIKE, within, leave, before }) => {
      const { pathname } = location;
      const untouched = leave === undefined ? undefined : new RegExp(leave, 'i');
      const pressed: string[] = [];
      const known = new WeakMap<Element, Set<string>>();

      const describe = (control: HTMLElement): string => {
        const [label] = ('labels' in control && (control.labels as NodeListOf<Element> | null)) || [];
        const name = control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent ?? '';
        const states = ['aria-pressed', 'aria-expanded', 'aria-current'].map((state) =>
          control.getAttribute(state),
        );
        return [name.replace(/\s+/g, ' ').trim().slice(0, 80), control.localName, ...states]
          .filter(Boolean)
          .join(', ');
      };
      const isOffered = (control: HTMLElement): boolean => {
        if (control.closest('[aria-hidden="true"], [inert], :disabled, [aria-disabled="true"]')) return false;
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        if (control instanceof HTMLAnchorElement)
          return control.origin === location.origin && control.pathname === pathname && !control.target;
        return !(control instanceof HTMLInputElement && /^(file|hidden)$/.test(control.type));
      };
      const isUntried = (control: HTMLElement): boolean => {
        const name = describe(control);
        const alike = [...before, ...pressed].filter((one) => one === name).length;
        return !known.get(control)?.has(name) && alike < ALIKE && !untouched?.test(name);
      };
      // A menu closes with each press in it: it is reopened for the rest, at most once for each control.
      const reopened = new Map<Element, number>();
      const closedMenu = (part: Element): HTMLElement | undefined => {
        for (const menu of part.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
          const within = [...menu.querySelectorAll<HTMLElement>('button')];
          const times = reopened.get(menu) ?? 0;
          if (times >= within.length || !within.some(isUntried)) continue;
          const [summary] = menu.getElementsByTagName('summary');
          if (!summary || !isOffered(summary)) continue;
          reopened.set(menu, times + 1);
          return summary;
        }
        return undefined;
      };
      const next = (): HTMLElement | undefined => {
        const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
        const part = modal ?? document.querySelector(within) ?? document.body;
        const controls = part.querySelectorAll<HTMLElement>(
          'button, summary, select, input, textarea, a[href]',
        );
        const found =
          [...controls].find((control) => isUntried(control) && isOffered(control)) ?? closedMenu(part);
        if (!found) modal?.dispatchEvent(new Event('cancel', { cancelable: true }));
        return found;
      };
      const enter = (control: HTMLElement, value: string, event: string) => {
        // React ignores an event when the value equals the one that it set.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
        control.dispatchEvent(new Event(event, { bubbles: true }));
      };
      const press = (control: HTMLElement) => {
        control.focus();
        if (control instanceof HTMLSelectElement) {
          const other = [...control.options].find(
            ({ value, selected, disabled }) => value && !selected && !disabled,
          );
          if (other) enter(control, other.value, 'change');
        } else if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement) {
          if (/^(checkbox|radio|submit|button)$/.test(control.type)) control.click();
          else
            enter(
              control,
              control.type === 'range' ? (control.getAttribute('max') ?? '1') : `${control.value}e`,
              'input',
            );
        } else control.click();
      };
      const after = (milliseconds: number) =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, milliseconds))),
        );
      const openRequests = Reflect.get(globalThis, 'openRequests') as () => Promise<number>;

      // A part loaded by a press adds its controls a moment later; React may show its placeholder for 300 ms more.
      for (let idle = 0; pressed.length < MOST && idle < 8 && location.pathname === pathname; ) {
        // A person waits for the answer to a press too; some requests stay open.
        for (let waits = 0; waits < 25 && (await openRequests()) > 0; waits++) await after(80);
        const control = next();
        idle = control ? 0 : idle + 1;
        if (control) {
          const name = describe(control);
          known.set(control, (known.get(control) ?? new Set()).add(name));
          pressed.push(name);
          press(control);
        }
        await after(control ? 30 : 80);
      }
      return pressed;
    },
    { MOST, ALIKE, within, leave: leave?.source, before },
  );
}
