/** The part of an event that `onOwn` reads, of the page's or React's. */
interface Targeted {
  readonly target: unknown;
  readonly currentTarget: unknown;
}

/**
 * Creates a handler of an element's own events. `cancel`, `close`, `toggle`, `submit`, `reset` and `change`
 * bubble, in React also out of portals: a file picker's `cancel` would otherwise close the dialog round it.
 */
export function onOwn<Given extends Targeted>(handle: (event: Given) => void): (event: Given) => void {
  return (event) => {
    if (event.target === event.currentTarget) handle(event);
  };
}
