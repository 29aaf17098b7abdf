/**
 * Installs a simulated payment provider in this page, for the standalone remote: a labelled box instead of a card
 * form. Each payment leads to the success page, is declined, or gets no answer.
 */
export function installMadeUpStripe(behaviour: 'pays' | 'declines' | 'gets lost'): void {
  let lost = false;
  const createStripe = () => ({
    elements: () => ({
      create: (type: string) => createElement(type),
      getElement: () => ({ getValue: async () => ({ complete: true, value: MADE_UP_ADDRESS }) }),
      update() {},
      submit: async () => ({}),
    }),
    async confirmPayment({ confirmParams }: { confirmParams: { return_url: string } }) {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      if (behaviour === 'declines')
        return { error: { type: 'card_error', message: 'Your card was declined.' } };
      if (behaviour === 'gets lost') {
        lost = true;
        return { error: { type: 'api_connection_error' } };
      }
      const address = new URL(confirmParams.return_url);
      address.searchParams.set('payment_intent', MADE_UP_INTENT);
      address.searchParams.set('redirect_status', 'succeeded');
      window.location.assign(address);
      return new Promise(() => undefined);
    },
    retrievePaymentIntent: async (secret: string) =>
      lost
        ? { error: { type: 'api_connection_error' } }
        : { paymentIntent: { amount: Number(secret.split('_').at(-1)), currency: 'eur' } },
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    registerAppInfo() {},
    _registerWrapper() {},
  });
  Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) });
}

const MADE_UP_ADDRESS = {
  name: 'Mara Lindqvist',
  address: {
    line1: 'Ahornweg 3',
    line2: null,
    city: 'Berlin',
    state: '',
    postal_code: '10115',
    country: 'DE',
  },
};

/** The intent of every simulated payment. */
export const MADE_UP_INTENT = 'pi_standalone';

/** Returns the client secret of a simulated payment. It contains the amount, so that the browser can compare it. */
export function madeUpSecret(amount: number): string {
  return `${MADE_UP_INTENT}_secret_${amount}`;
}

function createElement(type: string) {
  const listeners = new Map<string, () => void>();
  const box = document.createElement('div');
  const form = type === 'address' ? 'address form' : 'card form';
  box.textContent = `The provider’s ${form} is here on the composed site.`;
  return {
    mount(target: HTMLElement) {
      target.replaceChildren(box);
      setTimeout(() => listeners.get('ready')?.(), 300);
    },
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    once: (event: string, listener: () => void) => listeners.set(event, listener),
    off: (event: string) => listeners.delete(event),
    update() {},
    unmount: () => box.remove(),
    destroy: () => box.remove(),
  };
}
