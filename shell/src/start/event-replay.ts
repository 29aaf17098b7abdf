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

/**
 * Repeats the recorded events as if they happened now. `into` is given when the page was rendered anew in that
 * element: its parts are then matched by position.
 */
export type Replay = (into?: HTMLElement) => void;

/** The events a visitor caused before React listened. */
export interface RecordedEvents {
  /** Stops recording; call it right before React hydrates or replaces the rest of the area. */
  end(): Replay;
  /**
   * Stops recording everywhere except in `section`, which stays unchanged for now. Calls `heard` for each press
   * there.
   */
  endOutside(section: () => HTMLElement, heard: () => void): Replay;
  /**
   * Repeats the events of a slot, which is hydrated later than its page. Call it before React handles an event there;
   * the repetition follows in a separate task.
   */
  replaySlot(name: string): void;
}

/** Elements of slots. They are hydrated one by one, when their remotes have arrived. */
const SLOTS = '[data-slot]';

/**
 * Records what a visitor fills in, chooses or presses on a prerendered page before React has hydrated it: React
 * would lose it, or even undo it (https://github.com/facebook/react/issues/12955). Forms are not submitted, because
 * the page's own checks don't run yet. A visitor presses a control again when nothing happened, so each is pressed
 * once, in the order of the last presses. Events of the early script come first. Call a replay in a separate task,
 * when React has finished.
 */
export function recordEvents(root: HTMLElement): RecordedEvents {
  const before = window.littleArchesEarly?.() ?? [];
  window.littleArchesEarly = () => [];
  const { keep, ...recorded } = record(root);
  before.forEach(keep);
  return recorded;
}

/** Records the events in `root` from now on; `pressed` are elements in the order of their last presses. */
function record(root: HTMLElement, pressed = new Set<HTMLElement>()) {
  const isSlot = root.matches(SLOTS);
  let onPress = () => {};
  let area = () => root;
  const slots = new Map<string | undefined, RecordedEvents>();
  const listening = new AbortController();
  // Before React: it stops the events of parts that are not hydrated.
  const options = { signal: listening.signal, capture: isSlot };
  const source = isSlot ? window : root;
  source.addEventListener('click', keep, options);
  source.addEventListener('submit', keep, options);

  function keep(event: Event) {
    const target = targetOf(event);
    if (!target || !area().contains(target)) return;
    pressed.delete(target);
    pressed.add(target);
    onPress();
    if (event.type === 'submit') event.preventDefault();
  }

  return {
    keep,
    end(): Replay {
      listening.abort();
      if (isSlot) {
        // React hydrates a part during a press there, if it can, and handles that press.
        const handled = window.event && targetOf(window.event);
        if (handled) pressed.delete(handled);
        return remember(root, () => true, [...pressed]);
      }
      for (const region of area().querySelectorAll<HTMLElement>(SLOTS)) {
        const there = [...pressed].filter((element) => region.contains(element));
        slots.set(region.dataset.slot, record(region, new Set(there)));
      }
      const outside = (element: Element) => element.closest(SLOTS) === null;
      return remember(area(), outside, [...pressed].filter(outside));
    },
    replaySlot(name: string) {
      const events = slots.get(name);
      if (!events) return;
      slots.delete(name);
      const replay = events.end();
      // React may have rendered it anew.
      setTimeout(() => replay(root.querySelector<HTMLElement>(`[data-slot="${name}"]`) ?? undefined));
    },
    endOutside(section: () => HTMLElement, heard: () => void): Replay {
      const outside = (element: Element) => !section().contains(element);
      const done = [...pressed].filter(outside);
      const replay = remember(root, outside, done);
      for (const target of done) pressed.delete(target);
      area = section;
      onPress = heard;
      if (pressed.size > 0) heard();
      return replay;
    },
  };
}

/** Returns the form or the button of an event; null for any other element. */
function targetOf({ type, target }: Event): HTMLElement | null {
  if (type === 'submit') return target as HTMLElement;
  // The browser itself runs a button's `command`.
  return target instanceof Element ? target.closest('button[type=button]:not([command])') : null;
}

/** Records the values of the controls in `area` and the elements that were `pressed`, where `counts` accepts them. */
function remember(
  area: HTMLElement,
  counts: (element: Element) => boolean,
  pressed: readonly HTMLElement[],
): Replay {
  const kept = controlsIn(area)
    .filter(counts)
    .map((control) => ({ id: control.id, value: changedValue(control) }));
  const pressable = pressableIn(area).filter(counts);
  return (into = area) => {
    const controls = controlsIn(into).filter(counts);
    // By id or position, because React may have rendered them anew. All are read before one is written, because radio
    // buttons change each other.
    const same = controls.length === kept.length;
    const values = controls.map((control, place) => {
      const before =
        kept.find(({ id }) => id !== '' && id === control.id) ?? (same ? kept[place] : undefined);
      return changedValue(control) ?? before?.value;
    });
    for (const [place, control] of controls.entries()) fillIn(control, values[place]);
    const now = pressableIn(into).filter(counts);
    // Elements that React rendered anew have another element at the same position.
    actOn(
      pressed.map((element) => (into.contains(element) ? element : counterpart(element, pressable, now))),
    );
  };
}

/** Presses the elements one by one, each in a separate task, so that the page handles one press before the next. */
function actOn([first, ...others]: readonly (HTMLElement | undefined)[]): void {
  act(first);
  if (others.length > 0) setTimeout(actOn, 0, others);
}

function act(target: HTMLElement | undefined): void {
  if (!target?.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

/**
 * Returns the current element with the id of `element`, or else the one at its position, if there are as many
 * buttons and forms as before.
 */
function counterpart(
  element: HTMLElement,
  before: readonly HTMLElement[],
  now: readonly HTMLElement[],
): HTMLElement | undefined {
  if (element.id) return now.find(({ id }) => id === element.id);
  return before.length === now.length ? now[before.indexOf(element)] : undefined;
}

function pressableIn(area: HTMLElement): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>('button,form')];
}

function controlsIn(area: HTMLElement): Control[] {
  return [...area.querySelectorAll<Control>('input:not([type=file]),textarea,select')];
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
function fillIn(control: Control, value: string | boolean | undefined): void {
  if (value === undefined) return;
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
