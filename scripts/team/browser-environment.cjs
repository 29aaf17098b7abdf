const { TestEnvironment } = require('jest-environment-jsdom');
const { withTimeZones } = require('./time-zones.cjs');

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
  'Blob',
  'BroadcastChannel',
  'structuredClone',
];

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
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

module.exports = withTimeZones(BrowserEnvironment);
