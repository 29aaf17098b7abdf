/**
 * Replaces Stripe.js where payments are simulated: sets window.Stripe with the members that the checkout and
 * @stripe/react-stripe-js use, so that loadStripe finds it and requests nothing from Stripe. No money moves. The
 * script element names the simulator: <script src="…/stripe.js" data-api="http://127.0.0.1:54321/payments">.
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
    #ready = false;

    constructor(elements, type, options) {
      this.#elements = elements;
      this.#type = type;
      this.#options = options ?? {};
    }

    mount(container) {
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
      container.replaceChildren(frame);
      addEventListener('message', this.#hear);
    }

    destroy() {
      removeEventListener('message', this.#hear);
      this.#frame?.remove();
      this.#frame = null;
      this.#ready = false;
      const error = { type: 'invalid_request_error', message: 'The payment form was removed from the page.' };
      for (const settle of this.#calls.values()) settle({ error });
      this.#calls.clear();
      this.#listeners.clear();
      this.#elements.forget(this);
    }

    on(event, listener) {
      const listeners = this.#listeners.get(event) ?? new Set();
      this.#listeners.set(event, listeners.add(listener));
      // React attaches its listeners after the mount, so a form that is ready by then must still notify them.
      if (event === 'ready' && this.#ready)
        queueMicrotask(() => listeners.has(listener) && listener({ elementType: this.#type }));
      return this;
    }

    off(event, listener) {
      this.#listeners.get(event)?.delete(listener);
      return this;
    }

    update() {}

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

    /** Returns the options with which the frame is opened. */
    #opening() {
      const { key, clientSecret } = this.#elements;
      if (this.#type === 'payment') return { key, clientSecret };
      const { allowedCountries, defaultValues: { name, address } = {} } = this.#options;
      return { countries: allowedCountries ?? ['DE'], values: { name, ...address } };
    }

    #emit(event, more) {
      for (const listener of [...(this.#listeners.get(event) ?? [])])
        listener({ elementType: this.#type, ...more });
    }

    #tell(message) {
      this.#frame?.contentWindow?.postMessage(message, apiOrigin);
    }

    #hear = ({ source, origin, data }) => {
      if (source !== this.#frame?.contentWindow || origin !== apiOrigin || data?.from !== 'payment-simulator')
        return;
      const { from, type, ...more } = data;
      if (type === 'loaded') this.#tell({ type: 'open', ...this.#opening() });
      else if (type === 'height') this.#frame.style.height = `${Math.min(Number(more.height) || 0, 2000)}px`;
      else if (type === 'enter') this.#frame.closest('form')?.requestSubmit();
      else if (type === 'result') {
        this.#calls.get(more.call)?.(more.result);
        this.#calls.delete(more.call);
      } else {
        if (type === 'ready') this.#ready = true;
        this.#emit(type, more);
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
      if (this.#elements.has(type)) throw invalid(`Can only create one Element of type ${type}.`);
      const element = new Element(this, type, options);
      this.#elements.set(type, element);
      return element;
    }

    getElement(type) {
      return this.#elements.get(type) ?? null;
    }

    update() {}

    /** Checks every form, and returns the first problem. */
    async submit() {
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
      const message = 'The payment simulator can not be reached.';
      return { error: { type: 'api_connection_error', message } };
    }
  }

  async function confirmPayment({ elements, confirmParams }) {
    if (!confirmParams?.return_url) throw invalid('confirmPayment() needs confirmParams.return_url.');
    const element = elements?.getElement('payment');
    if (!element)
      throw invalid('confirmPayment() needs an elements instance with a mounted payment element.');
    const { clientSecret } = elements;
    const address = await elements.getElement('address')?.getValue();
    const shipping = address ? parametersOf(address.value) : {};
    const result = await element.ask('confirm', { clientSecret, shipping });
    if (result.error) return result;
    const target = new URL(confirmParams.return_url);
    target.searchParams.set('payment_intent', result.paymentIntent.id);
    target.searchParams.set('payment_intent_client_secret', clientSecret);
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

  const unsupported = async () => {
    const message = 'This is not part of the payment simulator: use confirmPayment.';
    return { error: { type: 'invalid_request_error', message } };
  };

  function createStripe(key) {
    if (typeof key !== 'string' || !key) throw invalid('Stripe() needs a publishable key.');
    return {
      elements: (options) => new Elements(key, options),
      confirmPayment,
      retrievePaymentIntent: (clientSecret) => retrievePaymentIntent(key, clientSecret),
      // @stripe/react-stripe-js accepts no object without these.
      createToken: unsupported,
      createPaymentMethod: unsupported,
      confirmCardPayment: unsupported,
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }
  // The release that @stripe/stripe-js expects; it warns about any other.
  createStripe.version = 'endive';
  window.Stripe = createStripe;
})();
