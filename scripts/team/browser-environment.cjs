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

function showDialog() {
  this.setAttribute('open', '');
}

function closeDialog() {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
}

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.HTMLDialogElement.prototype.show ??= showDialog;
    this.global.HTMLDialogElement.prototype.showModal ??= showDialog;
    this.global.HTMLDialogElement.prototype.close ??= closeDialog;
    this.global.Element.prototype.scrollIntoView ??= () => {};
    this.global.scrollTo = () => {};
  }
}

module.exports = withTimeZones(BrowserEnvironment);
