type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a visitor fills in, chooses or presses on a prerendered page before React has taken it over: React
 * would forget it, or even undo it (https://github.com/facebook/react/issues/12955). A form is held back, so
 * that it is not sent without the page's own checks. Of presses the last one counts.
 *
 * Gives what ends the keeping, to be called right before React takes over; that gives what tells the page all
 * this as if it was done now, to be called when React has, in a task of its own.
 */
export function keepEarlyActions(root: HTMLElement): () => () => void {
  let act: () => unknown = () => {};
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('click', keepPress, { signal });
  root.addEventListener('submit', keepSubmit, { signal });

  function keepPress({ target }: Event) {
    // What has a command was done by the browser.
    const button = (target as Element).closest<HTMLElement>('button[type=button]:not([command])');
    if (button) act = () => button.isConnected && button.click();
  }
  function keepSubmit(event: Event) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    act = () => form.isConnected && form.requestSubmit();
  }

  return () => {
    listening.abort();
    const kept = controlsIn(root).map(changedValue);
    return () => {
      const controls = controlsIn(root);
      // By place, as React may have made them anew. All are read before one is written: radio buttons change
      // each other.
      const same = controls.length === kept.length;
      const values = controls.map(
        (control, place) => changedValue(control) ?? (same ? kept[place] : undefined),
      );
      for (const [place, control] of controls.entries()) fillIn(control, values[place]);
      act();
    };
  };
}

function controlsIn(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>('input:not([type=file]),textarea,select')];
}

/** What a control holds, where that isn't what the page was rendered with. */
function changedValue(control: Control): string | boolean | undefined {
  const value = isSwitch(control) ? control.checked : control.value;
  return value === initialValue(control) ? undefined : value;
}

function initialValue(control: Control): string | boolean {
  if (isSwitch(control)) return control.defaultChecked;
  if ('defaultValue' in control) return control.defaultValue;
  return (control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0])?.value ?? '';
}

/** Gives the control a value as a person would, so that React hears of it. */
function fillIn(control: Control, value: string | boolean | undefined): void {
  if (value === undefined) return;
  const tell = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  const property = isSwitch(control) ? 'checked' : 'value';
  // React notes what is written here, and calls its handlers if an event finds something else.
  Reflect.set(control, property, initialValue(control));
  // The first event in a part of the page that React has not reached yet makes it take that over.
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
