/**
 * The WebDriver commands that end-to-end tests need: Firefox's own name, and the HTTP method and path of other
 * drivers.
 */
export const commands = {
  open: { own: 'WebDriver:Navigate', method: 'POST', path: 'url' },
  address: { own: 'WebDriver:GetCurrentURL', method: 'GET', path: 'url' },
  evaluate: { own: 'WebDriver:ExecuteScript', method: 'POST', path: 'execute/sync' },
  clear: { own: 'WebDriver:ElementClear', method: 'POST', path: 'element/:id/clear' },
  type: { own: 'WebDriver:ElementSendKeys', method: 'POST', path: 'element/:id/value' },
  click: { own: 'WebDriver:ElementClick', method: 'POST', path: 'element/:id/click' },
  frame: { own: 'WebDriver:SwitchToFrame', method: 'POST', path: 'frame' },
  resize: { own: 'WebDriver:SetWindowRect', method: 'POST', path: 'window/rect' },
} as const;

/** A browser that a test drives from outside. */
export interface Driver {
  /** Returns the command's value. Rejects with the browser's error. */
  send(command: keyof typeof commands, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Whether the driver can type into a frame that has lost the focus to another one. */
  readonly typesInFrames: boolean;
  /** Console warnings, console errors and uncaught exceptions of pages so far. */
  complaints(): readonly string[];
  /** Ends the browser and waits until it is gone. */
  stop(): Promise<void>;
}

/** The key under which WebDriver names an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
