import { expect } from '@playwright/test';
import { eventually } from '../patience';
import { siteUrl } from '../site';
import { type Driver, ELEMENT } from './driver';

/** The only window of a browser, with what a person sees and does in it. */
export interface EngineWindow {
  /** Opens a path of the site. */
  open(path: string): Promise<void>;
  /** Waits until the page shows a text. */
  shows(text: string): Promise<void>;
  /** Waits until the page's address matches. */
  isAt(address: RegExp): Promise<void>;
  /** Waits until the page with this heading is shown; the address changes a moment earlier. */
  isHeaded(heading: string): Promise<void>;
  /** Presses the link or button whose name begins with `name`, the shortest such name, once it is there. */
  press(name: string): Promise<void>;
  /** Types into the field with this label or id, and waits until it contains the text. */
  fill(label: string, text: string): Promise<void>;
  /** Chooses an option of the list with this label. */
  choose(label: string, option: string): Promise<void>;
  /** Runs `use` inside the frame with this title, then returns to the page. */
  within(title: string, use: () => Promise<void>): Promise<void>;
  /** Runs a function in the page and returns its result; it may use only its arguments. */
  evaluate<Arguments extends readonly unknown[], Value>(
    look: (...given: Arguments) => Value,
    ...given: Arguments
  ): Promise<Value>;
}

/** Creates the window of a browser, as wide as a phone. */
export async function createEngineWindow(driver: Driver): Promise<EngineWindow> {
  const evaluate: EngineWindow['evaluate'] = async (look, ...given) =>
    // The result is JSON, or the name of an element.
    (await driver.send('evaluate', { script: `return (${look})(...arguments)`, args: given })) as never;

  async function element(find: (name: string) => Element | undefined, name: string) {
    const found = (await evaluate(find, name)) as unknown as Readonly<Record<string, string>> | null;
    const id = found?.[ELEMENT];
    if (!id) throw new Error(`There is no '${name}' on ${String(await driver.send('address'))}`);
    return id;
  }

  /** Waits like `eventually`; a timeout also reports which events the presses on this page caused. */
  const expected = (wait: () => Promise<void>) =>
    eventually(wait).catch(async (error: unknown) => {
      // A closed browser must not hide the first error.
      const met = await evaluate(() => Reflect.get(window, 'met')).catch(String);
      throw new Error(
        `${error instanceof Error ? error.message : error}\n\nPresses met: ${JSON.stringify(met)}`,
        { cause: error },
      );
    });

  let isInFrame = false;
  await driver.send('resize', { width: 420, height: 860 });
  return {
    evaluate,
    open: async (path) => void (await driver.send('open', { url: siteUrl + path })),
    shows: (text) =>
      expected(async () => expect(await evaluate(() => document.body.innerText)).toContain(text)),
    isAt: (address) => expected(async () => expect(await driver.send('address')).toMatch(address)),
    isHeaded: (heading) =>
      expected(async () =>
        expect(await evaluate(() => document.querySelector('h1')?.innerText)).toBe(heading),
      ),
    press: (name) =>
      eventually(async () => {
        // A press before any script listens is lost; no person is that fast.
        expect(await evaluate(() => document.readyState)).toBe('complete');
        const id = await element(controlNamed, name);
        await evaluate(watchPresses);
        await driver.send('click', { id });
      }),
    fill: (label, text) =>
      eventually(async () => {
        if (isInFrame && !driver.typesInFrames) {
          expect(await evaluate(fillField, label, text)).toBe(true);
          return;
        }
        const id = await element(fieldNamed, label);
        await driver.send('clear', { id });
        await driver.send('type', { id, text });
        // Some fields insert blanks into typed text.
        expect((await evaluate(heldBy, label))?.replace(/[ /]/g, '')).toBe(text.replace(/[ /]/g, ''));
      }),
    choose: (label, option) =>
      eventually(async () => {
        expect(await evaluate(chooseOption, label, option)).toBe(true);
      }),
    async within(title, use) {
      await eventually(async () => {
        const id = await element(frameTitled, title);
        await driver.send('frame', { id: { [ELEMENT]: id }, element: id });
      });
      isInFrame = true;
      try {
        await use();
      } finally {
        isInFrame = false;
        await driver.send('frame', { id: null });
      }
    },
  };
}

function controlNamed(name: string): Element | undefined {
  const named = [...document.querySelectorAll<HTMLElement>('a[href], button:enabled, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => ({
      control,
      said: (control.ariaLabel ?? control.innerText).replace(/\s+/g, ' ').trim(),
    }))
    .filter(({ said }) => said.startsWith(name))
    .sort((one, other) => one.said.length - other.said.length);
  const control = named[0]?.control;
  if (!control) return undefined;
  // A press on an element that still moves misses it, and a person would wait too.
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(control),
    );
  if (isMoving) return undefined;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A person doesn't press what has just moved, either: the element must be where it was at the last look.
  const { x, y } = control.getBoundingClientRect();
  const place = `${name} ${x} ${y}`;
  if (Reflect.get(window, 'lookedFor') !== place) {
    Reflect.set(window, 'lookedFor', place);
    return undefined;
  }
  return control;
}

/** Records the events of presses from now on, because a lost press causes no error. */
function watchPresses(): void {
  if (Reflect.has(window, 'met')) return;
  const met: string[] = [];
  Object.assign(window, { met });
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element)
          met.push(`${type} ${target.localName} ${target.textContent.slice(0, 30)}`);
      },
      true,
    );
}

function fieldNamed(label: string): HTMLInputElement | undefined {
  const field = [...document.querySelectorAll('input')].find(
    ({ labels, id }) =>
      id === label || [...(labels ?? [])].some(({ innerText }) => innerText.trim().startsWith(label)),
  );
  field?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return field?.disabled ? undefined : field;
}

function heldBy(label: string): string | undefined {
  return [...document.querySelectorAll('input')].find(
    ({ labels, id }) =>
      id === label || [...(labels ?? [])].some(({ innerText }) => innerText.trim().startsWith(label)),
  )?.value;
}

/** Fills in a field as pasting would: WebKit's driver can't type in a frame that has lost the focus to another. */
function fillField(label: string, text: string): boolean {
  const field = [...document.querySelectorAll('input')].find(
    ({ labels, id }) =>
      id === label || [...(labels ?? [])].some(({ innerText }) => innerText.trim().startsWith(label)),
  );
  if (!field || field.disabled) return false;
  // React receives a value only when it is set with the browser's own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

function frameTitled(title: string): Element | undefined {
  return document.querySelector(`iframe[title="${title}"]`) ?? undefined;
}

function chooseOption(label: string, text: string): boolean {
  const list = [...document.querySelectorAll('select')].find(
    ({ labels, id }) =>
      id === label || [...labels].some(({ innerText }) => innerText.trim().startsWith(label)),
  );
  const option = [...(list?.options ?? [])].find(({ text: said }) => said.startsWith(text));
  if (!list || !option || list.disabled) return false;
  list.value = option.value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
