const { TestEnvironment } = require('jest-environment-jsdom');
const { keepCompiled } = require('./keep-compiled.cjs');
const { tellCauses } = require('./tell-causes.cjs');
const { withTimeZones } = require('./time-zones.cjs');

keepCompiled();

// jsdom lacks these, and React Router's loaders need them; Node's own are the real thing.
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'structuredClone',
];

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    // jsdom checks an event listener's signal against its own class, which the line above replaced.
    const { addEventListener } = this.global.EventTarget.prototype;
    this.global.EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (!options?.signal) return addEventListener.call(this, type, listener, options);
      const { signal, ...rest } = options;
      if (signal.aborted) return;
      addEventListener.call(this, type, listener, rest);
      signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
    };
    const dialog = this.global.HTMLDialogElement?.prototype;
    if (dialog && !dialog.showModal) {
      dialog.showModal = function () {
        this.setAttribute('open', '');
      };
      dialog.show = dialog.showModal;
      dialog.close = function () {
        if (!this.hasAttribute('open')) return;
        this.removeAttribute('open');
        this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
      };
    }
    this.global.scrollTo = () => {};
    this.global.Element.prototype.scrollIntoView ??= () => {};
  }
}

module.exports = withTimeZones(tellCauses(BrowserEnvironment));
