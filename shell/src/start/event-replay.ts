declare global {
  interface Window {
    /**
     * Left by early-events.js: stops its recording and returns what it holds. If it comes later, it records
     * nothing.
     */
    littleArchesEarly?: () => Event[];
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Event replay: repeats what was done before as if it were done now. `into` is given when the page was made anew
 * there: its parts are then found by their place.
 */
export type Replay = (into?: HTMLElement) => void;

/** The events a visitor caused before React listened. */
export interface RecordedEvents {
  /** Stops recording; call it right before React hydrates or replaces the rest of the area. */
  end(): Replay;
  /**
   * Ends it everywhere but in `section`, which stays as it is for now. `heard` is notified of each press
   * there.
   */
  endOutside(section: () => HTMLElement, heard: () => void): Replay;
}

/**
 * Records what a visitor fills in, chooses or presses on a prerendered page before React has hydrated it: React
 * would forget it, or even undo it (https://github.com/facebook/react/issues/12955). A form is held back, so
 * that it is not sent without the page's own checks. Who presses a control again has not seen it answer: each is
 * pressed once, in the order of the last presses. What the early script recorded comes first.
 *
 * A replay is to be called when React has done its work, in a task of its own.
 */
export function recordEvents(root: HTMLElement): RecordedEvents {
  let onPress = () => {};
  // In the order of their last presses.
  const pressed = new Set<HTMLElement>();
  let area = () => root;
  const listening = new AbortController();
  const { signal } = listening;
  const before = window.littleArchesEarly?.() ?? [];
  window.littleArchesEarly = () => [];
  for (const event of before) {
    if (event.type === 'submit') keepSubmit(event);
    else keepPress(event);
  }
  root.addEventListener('click', keepPress, { signal });
  root.addEventListener('submit', keepSubmit, { signal });

  function keepPress({ target }: Event) {
    // The browser itself runs a button's `command`.
    keep((target as Element).closest<HTMLElement>('button[type=button]:not([command])'));
  }
  function keepSubmit(event: Event) {
    if (keep(event.target as HTMLElement)) event.preventDefault();
  }
  function keep(target: HTMLElement | null) {
    if (!target || !area().contains(target)) return false;
    pressed.delete(target);
    pressed.add(target);
    onPress();
    return true;
  }

  return {
    end() {
      listening.abort();
      return remember(area(), () => true, [...pressed]);
    },
    endOutside(section, heard) {
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

/** Records the values of the controls in `area` and the elements that were `pressed`, where `counts` accepts them. */
function remember(
  area: HTMLElement,
  counts: (element: Element) => boolean,
  pressed: readonly HTMLElement[],
): Replay {
  const kept = controlsIn(area)
    .filter(counts)
    .map((control) => ({ id: control.id, value: changedValue(control) }));
  const pressable = pressableIn(area);
  return (into = area) => {
    const controls = controlsIn(into).filter(counts);
    // By id or place, as React may have made them anew. All are read before one is written: radio buttons change
    // each other.
    const same = controls.length === kept.length;
    const values = controls.map((control, place) => {
      const before =
        kept.find(({ id }) => id !== '' && id === control.id) ?? (same ? kept[place] : undefined);
      return changedValue(control) ?? before?.value;
    });
    for (const [place, control] of controls.entries()) fillIn(control, values[place]);
    const now = pressableIn(into);
    // What React rendered anew has another element in the same place.
    actOn(
      pressed.map((element) => (into.contains(element) ? element : counterpart(element, pressable, now))),
    );
  };
}

/** Each in a task of its own: the page has answered one before the next is pressed. */
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

/** Returns the value of a control, where it differs from the one that was rendered. */
function changedValue(control: Control): string | boolean | undefined {
  const value = isSwitch(control) ? control.checked : control.value;
  return value === initialValue(control) ? undefined : value;
}

function initialValue(control: Control): string | boolean {
  if (isSwitch(control)) return control.defaultChecked;
  if ('defaultValue' in control) return control.defaultValue;
  return (control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0])?.value ?? '';
}

/** Assigns the control a value as a person would, so that React receives it. */
function fillIn(control: Control, value: string | boolean | undefined): void {
  if (value === undefined) return;
  const tell = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  const property = isSwitch(control) ? 'checked' : 'value';
  // React notes what is written here, and calls its handlers if an event finds something else.
  Reflect.set(control, property, initialValue(control));
  // The first event in a part of the page that React has not reached yet makes React hydrate that part.
  tell('input');
  if (isSwitch(control)) {
    // Of radio buttons only the one that was chosen is pressed.
    if (value || control.type === 'checkbox') control.click();
    return;
  }
  // Written past React's note.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  tell('input');
  tell('change');
}

function isSwitch(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}
