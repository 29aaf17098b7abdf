/** The part of an event that `onOwn` reads, for events of the page and of React. */
interface Targeted {
  readonly target: unknown;
  readonly currentTarget: unknown;
}

/**
 * Creates a handler that ignores events of child elements. `cancel`, `close`, `toggle`, `submit`, `reset` and
 * `change` bubble, in React also out of portals: the `cancel` of a file picker would otherwise close the dialog
 * around it.
 */
export function onOwn<Given extends Targeted>(handle: (event: Given) => void): (event: Given) => void {
  return (event) => {
    if (event.target === event.currentTarget) handle(event);
  };
}
