declare global {
  interface Window {
    /**
     * Set by early-events.js: stops its recording and returns the recorded events. If the script runs later, it
     * records nothing.
     */
    littleArchesEarly?: () => Event[];
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A part of the page that becomes interactive by itself: the frame, the page in it, or a slot, by its name. */
type Area = 'frame' | 'page' | (string & {});

/** Restores what a visitor did in an area, after React has hydrated it or has rendered it anew in `into`. */
type Restore = (into?: HTMLElement) => void;

/** What a visitor did before React listened. */
export interface EarlyInput {
  /** Ends the recording in these areas. Call it right before React begins there, and the result when it has ended. */
  take(...areas: Area[]): Restore;
  /** From now on counts only presses in `section`, which stays for now, and calls `onPress` with each. */
  keepIn(section: () => HTMLElement, onPress: () => void): void;
}

/**
 * Records what a visitor does on a prerendered page before React has hydrated it: React would lose it, or even undo
 * it (https://github.com/facebook/react/issues/12955). The first press or submit in each area is repeated once, and
 * filled in controls, the focus and open details are restored. Forms are not submitted, because the page's own checks
 * don't run yet.
 */
export function recordEarlyInput(root: HTMLElement): EarlyInput {
  const pressed = new Map<Area, Find & { readonly target: Element }>();
  const live = new Set<Area>();
  /** The controls of slots whose page was replaced before they became interactive. */
  const slotControls = new Map<Area, readonly Filled[]>();
  let within = () => root;
  let onPress: () => unknown = () => {};

  function record(event: Event): void {
    const target = targetOf(event);
    const area = target && areaOf(target);
    if (!target || !area || live.has(area) || !within().contains(target)) return;
    if (!pressed.has(area)) pressed.set(area, Object.assign(describe(target, within()), { target }));
    onPress();
    if (event.type === 'submit') event.preventDefault();
  }

  const before = window.littleArchesEarly?.() ?? [];
  window.littleArchesEarly = () => [];
  before.forEach(record);
  // Before React: it stops the events of parts that are not hydrated.
  for (const type of ['click', 'submit']) window.addEventListener(type, record, { capture: true });

  return {
    take(...areas) {
      const whole = within();
      const isHere = (element: Element) => areas.includes(areaOf(element));
      const isLater = (element: Element) =>
        areas.includes('page') && !isHere(element) && !live.has(areaOf(element));
      const read = (control: Control): Filled => ({
        find: describe(control, whole),
        value: changedValue(control),
      });
      const controls = [
        ...controlsIn(whole).filter(isHere).map(read),
        ...areas.flatMap((area) => slotControls.get(area) ?? []),
      ];
      for (const control of controlsIn(whole).filter(isLater)) {
        const area = areaOf(control);
        slotControls.set(area, [...(slotControls.get(area) ?? []), read(control)]);
      }
      const goThere = rememberPlace(whole, isHere);
      // React hydrates a slot during a press there, if it can, and handles that press.
      const handled = window.event && targetOf(window.event);
      const presses = areas
        .flatMap((area) => pressed.get(area) ?? [])
        .filter(({ target }) => target !== handled);
      for (const area of areas) {
        live.add(area);
        pressed.delete(area);
        slotControls.delete(area);
      }
      if (areas.includes('page')) within = () => root;
      return (into = root) => {
        goThere(into);
        fillIn(controls, into);
        for (const find of presses) act(find(into));
      };
    },
    keepIn(section, listener) {
      within = section;
      onPress = () => live.has('page') || listener();
      if (pressed.size > 0) onPress();
    },
  };
}

function areaOf(element: Element): Area {
  const slot = element.closest<HTMLElement>('[data-slot]')?.dataset.slot;
  return slot ?? (element.closest('main') ? 'page' : 'frame');
}

/** Returns the form or the button of an event; null for any other element. */
function targetOf({ type, target }: Event): HTMLElement | null {
  if (type === 'submit') return target as HTMLElement;
  // The browser itself runs a button's `command`.
  return target instanceof Element ? target.closest('button[type=button]:not([command])') : null;
}

function act(target: HTMLElement | undefined): void {
  if (!target?.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

/** Finds an element again, also where React has rendered it anew. */
type Find = (into: HTMLElement) => HTMLElement | undefined;

/**
 * Describes an element of `whole` by its id, or else by its place among those of its kind in its area, if the area then
 * has as many of them.
 */
function describe(element: HTMLElement, whole: HTMLElement): Find {
  const { id, localName } = element;
  const area = areaOf(element);
  const alike = (place: HTMLElement) =>
    [...place.querySelectorAll<HTMLElement>(localName)].filter((other) => areaOf(other) === area);
  const before = alike(whole);
  const place = before.indexOf(element);
  return (into) => {
    if (into.contains(element)) return element;
    const now = alike(into);
    // React's own ids change when it renders the element anew.
    const same = id ? now.find((other) => other.id === id) : undefined;
    return same ?? (now.length === before.length ? now[place] : undefined);
  };
}

/**
 * Records the focused element and the open details. The returned function restores them where React has rendered
 * them anew; an element that has received the focus meanwhile keeps it.
 */
function rememberPlace(
  whole: HTMLElement,
  isHere: (element: Element) => boolean,
): (into: HTMLElement) => void {
  const focused = document.activeElement;
  const isOurs = focused instanceof HTMLElement && whole.contains(focused) && isHere(focused);
  const find = isOurs ? describe(focused, whole) : undefined;
  const selection = focused && selectionOf(focused);
  const open = [...whole.querySelectorAll('details')].filter(isHere).map((details) => ({
    find: describe(details, whole),
    isOpen: details.open,
    details,
  }));
  return (into) => {
    for (const { find: findDetails, isOpen, details } of open) {
      const now = findDetails(into);
      if (now instanceof HTMLDetailsElement && now !== details) now.open = isOpen;
    }
    const target = find && isLost(focused) ? find(into) : undefined;
    if (!target || target === document.activeElement) return;
    target.focus({ preventScroll: true });
    if (selection && isText(target)) target.setSelectionRange(...selection);
  };
}

/** Returns true while the focus is where it was, or where the browser puts it when that element is removed. */
function isLost(focused: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === focused;
}

function selectionOf(element: Element): [number, number] | undefined {
  if (!isText(element)) return undefined;
  const { selectionStart, selectionEnd } = element;
  // Fields for an email or a number have no selection.
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** A control and its value at a time, if that differs from the rendered one. */
interface Filled {
  readonly find: Find;
  readonly value: string | boolean | undefined;
}

function controlsIn(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>('input:not([type=file]),textarea,select')];
}

/** Fills in the controls. All are read before one is written, because radio buttons change each other. */
function fillIn(controls: readonly Filled[], into: HTMLElement): void {
  const now = controls.map(({ find, value }) => {
    const control = find(into) as Control | undefined;
    return { control, value: (control && changedValue(control)) ?? value };
  });
  for (const { control, value } of now) if (control && value !== undefined) enter(control, value);
}

/** Returns the value of a control if it differs from the rendered one. */
function changedValue(control: Control): string | boolean | undefined {
  const value = isSwitch(control) ? control.checked : control.value;
  return value === initialValue(control) ? undefined : value;
}

function initialValue(control: Control): string | boolean {
  if (isSwitch(control)) return control.defaultChecked;
  if ('defaultValue' in control) return control.defaultValue;
  return (control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0])?.value ?? '';
}

/** Sets the control's value as a person would, so that React receives it. */
function enter(control: Control, value: string | boolean): void {
  const tell = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  const property = isSwitch(control) ? 'checked' : 'value';
  // React records the value written here, and calls its handlers if an event finds another one.
  Reflect.set(control, property, initialValue(control));
  // The first event in a part of the page that React has not hydrated yet makes React hydrate that part.
  tell('input');
  if (isSwitch(control)) {
    // Of radio buttons only the chosen one is pressed.
    if (value || control.type === 'checkbox') control.click();
    return;
  }
  // Written without React's recording it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  tell('input');
  tell('change');
}

function isSwitch(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}
