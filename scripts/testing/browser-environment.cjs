const { TestEnvironment } = require('jest-environment-jsdom');
const { withTimeZones } = require('./time-zones.cjs');

// jsdom lacks these, and React Router's loaders need them; Node has real ones.
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Response',
  'Headers',
  'URLSearchParams',
  'Blob',
  'BroadcastChannel',
  'structuredClone',
];

function showDialog() {
  this.setAttribute('open', '');
}

const modals = new WeakSet();

function showModalDialog() {
  modals.add(this);
  showDialog.call(this);
}

/** Returns `focus` as browsers have it: the page below an open modal takes no focus. */
function focusInModal(focus) {
  return function (options) {
    const open = [...this.ownerDocument.querySelectorAll('dialog[open]')].filter((one) => modals.has(one));
    if (open.length === 0 || open.at(-1).contains(this)) focus.call(this, options);
  };
}

function closeDialog() {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
}

/**
 * Returns Node's FormData, which requests accept, with the browser's constructor, which reads the fields of a form.
 */
function formDataOf(BrowsersFormData) {
  return class FormData extends globalThis.FormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new BrowsersFormData(form, submitter ?? undefined)) {
        if (typeof value === 'string') this.append(name, value);
        else if (value.size === 0) this.append(name, new globalThis.Blob([]), value.name);
        else throw new Error('A file can be sent by a form in a browser only: use an end-to-end test');
      }
    }
  };
}

/**
 * Node's Request, which also accepts a signal of jsdom; from Node 24 on it refuses those.
 */
class RequestOfPages extends globalThis.Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, signal ? { ...init, signal: nodeSignal(signal) } : init);
  }
}

function nodeSignal(signal) {
  const controller = new globalThis.AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  return controller.signal;
}

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.FormData = formDataOf(this.global.FormData);
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.Request = RequestOfPages;
    this.global.HTMLDialogElement.prototype.show ??= showDialog;
    this.global.HTMLDialogElement.prototype.showModal ??= showModalDialog;
    this.global.HTMLDialogElement.prototype.close ??= closeDialog;
    const { prototype } = this.global.HTMLElement;
    prototype.focus = focusInModal(prototype.focus);
    this.global.Element.prototype.scrollIntoView ??= () => {};
    this.global.scrollTo = () => {};
  }
}

module.exports = withTimeZones(BrowserEnvironment);
