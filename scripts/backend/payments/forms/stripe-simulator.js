/**
 * Replaces Stripe.js where payments are simulated: sets window.Stripe with the members that the checkout uses, so
 * that loadStripe finds it and requests nothing from Stripe. No money moves. The script element names the
 * simulator: <script src="…/stripe.js" data-api="http://127.0.0.1:54321/payments">.
 */
(() => {
  const api = document.currentScript?.dataset.api?.replace(/\/$/, '');
  if (!api)
    throw new Error('The payment simulator needs the address of the simulator in its data-api attribute.');
  const apiOrigin = new URL(api, location.href).origin;
  let frames = 0;

  const PATHS = { payment: 'frame', address: 'address' };
  const HEIGHTS = { payment: '360px', address: '440px' };

  /** One form: an iframe of the simulator inside the site's own element. */
  class Element {
    #elements;
    #type;
    #options;
    #listeners = new Map();
    #calls = new Map();
    #frame = null;
    #container = null;
    #ready = false;

    constructor(elements, type, options) {
      this.#elements = elements;
      this.#type = type;
      this.#options = options ?? {};
    }

    mount(target) {
      const container = typeof target === 'string' ? document.querySelector(target) : target;
      if (!container) throw invalid('The target of mount() is not in the page.');
      if (this.#elements.destroyed)
        throw invalid('This Element has been destroyed. Please create a new one.');
      this.unmount();
      const frame = document.createElement('iframe');
      frames += 1;
      frame.name = `__privateStripeFrame${frames}`;
      frame.title = `Secure ${this.#type} input frame`;
      frame.src = `${api}/${PATHS[this.#type]}?origin=${encodeURIComponent(location.origin)}`;
      frame.setAttribute('allow', 'payment *');
      // Set one by one: the site's policy forbids style attributes in markup, but allows these.
      Object.assign(frame.style, {
        border: '0',
        display: 'block',
        width: '100%',
        height: HEIGHTS[this.#type],
        colorScheme: 'light dark',
      });
      this.#frame = frame;
      this.#container = container;
      container.replaceChildren(frame);
      container.classList.add('StripeElement');
      addEventListener('message', this.#hear);
      return this;
    }

    unmount() {
      removeEventListener('message', this.#hear);
      this.#frame?.remove();
      this.#container?.classList.remove('StripeElement', 'StripeElement--focus');
      this.#frame = null;
      this.#ready = false;
      for (const settle of this.#calls.values()) {
        settle({
          error: { type: 'invalid_request_error', message: 'The payment form was removed from the page.' },
        });
      }
      this.#calls.clear();
      return this;
    }

    destroy() {
      this.unmount();
      this.#listeners.clear();
      this.#elements.forget(this);
    }

    on(event, listener) {
      const listeners = this.#listeners.get(event) ?? new Set();
      this.#listeners.set(event, listeners.add(listener));
      // React attaches its listeners after the mount, so a form that is ready by then must still notify them.
      if (event === 'ready' && this.#ready)
        queueMicrotask(() => listeners.has(listener) && listener(this.#event()));
      return this;
    }

    once(event, listener) {
      const first = (detail) => {
        this.off(event, first);
        listener(detail);
      };
      return this.on(event, first);
    }

    off(event, listener) {
      if (listener) this.#listeners.get(event)?.delete(listener);
      else this.#listeners.delete(event);
      return this;
    }

    update() {
      return this;
    }

    collapse() {
      return this;
    }

    focus() {
      this.#tell({ type: 'focus' });
    }

    blur() {
      this.#tell({ type: 'blur' });
    }

    clear() {
      this.#tell({ type: 'clear' });
    }

    /** Returns the content of an address form, complete or not; shows missing fields. */
    getValue() {
      return this.ask('value');
    }

    /** Sends a request to the form (check, pay or return values) and resolves with its answer. */
    ask(type, more) {
      if (!this.#ready) {
        const message = 'The form is not ready yet. Please wait for its ready event.';
        return Promise.resolve({ error: { type: 'invalid_request_error', message } });
      }
      const call = this.#calls.size + 1 + Math.random();
      return new Promise((resolve) => {
        this.#calls.set(call, resolve);
        this.#tell({ type, call, key: this.#elements.key, ...more });
      });
    }

    #event(more) {
      return { elementType: this.#type, ...more };
    }

    /** Returns the options with which the frame is opened. */
    #opening() {
      const { key, clientSecret } = this.#elements;
      if (this.#type === 'payment') return { key, clientSecret };
      const { allowedCountries, defaultValues: { name, address } = {} } = this.#options;
      return { countries: allowedCountries ?? ['DE'], values: { name, ...address } };
    }

    #emit(event, more) {
      for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(this.#event(more));
    }

    #tell(message) {
      this.#frame?.contentWindow?.postMessage(message, apiOrigin);
    }

    #hear = ({ source, origin, data }) => {
      if (source !== this.#frame?.contentWindow || origin !== apiOrigin || data?.from !== 'payment-simulator')
        return;
      if (data.type === 'loaded') {
        this.#tell({ type: 'open', ...this.#opening() });
      } else if (data.type === 'height') {
        this.#frame.style.height = `${Math.min(Number(data.height) || 0, 2000)}px`;
      } else if (data.type === 'ready') {
        this.#ready = true;
        this.#emit('ready');
      } else if (data.type === 'change') {
        const { empty, complete, value = { type: 'card' } } = data;
        this.#emit('change', {
          empty,
          complete,
          value,
          ...(this.#type === 'payment' && { collapsed: false }),
        });
      } else if (data.type === 'loaderror') {
        this.#emit('loaderror', { error: data.error });
      } else if (data.type === 'focus' || data.type === 'blur') {
        this.#container.classList.toggle('StripeElement--focus', data.type === 'focus');
        this.#emit(data.type);
      } else if (data.type === 'enter') {
        this.#container.closest('form')?.requestSubmit();
      } else if (data.type === 'result') {
        this.#calls.get(data.call)?.(data.result);
        this.#calls.delete(data.call);
      }
    };
  }

  /** A group of elements that share one PaymentIntent: the payment element and the address element. */
  class Elements {
    #elements = new Map();

    constructor(key, options) {
      this.key = key;
      this.clientSecret = options?.clientSecret ?? null;
    }

    create(type, options) {
      if (!Object.hasOwn(PATHS, type))
        throw invalid(
          `The payment simulator knows ${Object.keys(PATHS).join(' and ')} elements, not "${type}".`,
        );
      if (this.#elements.has(type)) throw invalid(`Can only create one Element of type ${type}.`);
      const element = new Element(this, type, options);
      this.#elements.set(type, element);
      return element;
    }

    getElement(type) {
      return this.#elements.get(type) ?? null;
    }

    update() {}

    async fetchUpdates() {
      return {};
    }

    /** Checks every form, and returns the first problem. */
    async submit() {
      if (!this.#elements.has('payment')) throw invalid('elements.submit() needs a mounted payment element.');
      for (const type of ['address', 'payment']) {
        const result = await this.#elements.get(type)?.ask('validate');
        if (result?.error) return result;
      }
      return {};
    }

    /** Removes a destroyed element, so that a new one can be created, as in React's StrictMode. */
    forget(element) {
      for (const [type, known] of this.#elements) if (known === element) this.#elements.delete(type);
    }
  }

  async function retrievePaymentIntent(key, clientSecret) {
    const id = String(clientSecret).split('_secret_')[0];
    const query = new URLSearchParams({ key, client_secret: clientSecret });
    try {
      const answer = await fetch(`${api}/v1/payment_intents/${encodeURIComponent(id)}?${query}`);
      const body = await answer.json();
      return answer.ok ? { paymentIntent: body } : { error: body.error };
    } catch {
      return {
        error: { type: 'api_connection_error', message: 'The payment simulator can not be reached.' },
      };
    }
  }

  async function confirmPayment({ elements, clientSecret, confirmParams, redirect = 'always' }) {
    const returnUrl = confirmParams?.return_url;
    if (redirect === 'always' && !returnUrl)
      throw invalid('confirmPayment() needs confirmParams.return_url.');
    const element = elements?.getElement('payment');
    if (!element)
      throw invalid('confirmPayment() needs an elements instance with a mounted payment element.');
    const secret = clientSecret ?? elements.clientSecret;
    const address = await elements.getElement('address')?.getValue();
    if (address && !address.complete) {
      const message = 'Please provide your complete address.';
      return { error: { type: 'validation_error', code: 'incomplete_address', message } };
    }
    const shipping = address ? parametersOf(address.value) : {};
    const result = await element.ask('confirm', { clientSecret: secret, shipping });
    if (result.error || redirect === 'if_required') return result;
    const target = new URL(returnUrl);
    target.searchParams.set('payment_intent', result.paymentIntent.id);
    target.searchParams.set('payment_intent_client_secret', secret);
    target.searchParams.set('redirect_status', result.paymentIntent.status);
    location.assign(target);
    // As with Stripe.js, the promise stays pending because the page is left.
    return new Promise(() => {});
  }

  /** Returns an address as parameters of the API. */
  function parametersOf({ name, address }) {
    const parts = Object.entries(address).filter(([, value]) => value);
    return Object.fromEntries([
      ['shipping[name]', name],
      ...parts.map(([part, value]) => [`shipping[address][${part}]`, value]),
    ]);
  }

  function invalid(message) {
    return Object.assign(new Error(message), { name: 'IntegrationError' });
  }

  const unsupported = (name) => async () => {
    const message = `${name} is not part of the payment simulator: use confirmPayment.`;
    return { error: { type: 'invalid_request_error', message } };
  };

  function createStripe(key) {
    if (typeof key !== 'string' || !key) throw invalid('Stripe() needs a publishable key.');
    return {
      elements: (options) => new Elements(key, options),
      confirmPayment,
      retrievePaymentIntent: (clientSecret) => retrievePaymentIntent(key, clientSecret),
      createToken: unsupported('createToken'),
      createPaymentMethod: unsupported('createPaymentMethod'),
      confirmCardPayment: unsupported('confirmCardPayment'),
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }
  // The release that @stripe/stripe-js expects; it warns about any other.
  createStripe.version = 'endive';
  window.Stripe = createStripe;
})();
