import { findProblem, formatCvc, formatExpiry, formatNumber, parseExpiry } from './card-rules';
import { type ApiError, createForm, listen, reportReady, required, tell } from './frame-kit';

type Intent = { id: string; status: string; last_payment_error: ApiError | null };
type Result = { paymentIntent: Intent } | { error: ApiError };
/** Parameters of a confirmation with the delivery address. */
type Shipping = Record<string, string>;
type Secret = { key: string; clientSecret: string };
type Request =
  | ({ type: 'open'; call?: undefined } & Secret)
  | { type: 'validate'; call: number }
  | ({ type: 'confirm'; call: number; shipping: Shipping } & Secret);

const FORMATS = { number: formatNumber, expiry: formatExpiry, cvc: formatCvc };
const UNREACHABLE: ApiError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your connection and try again.',
};
const SETTLED = ['succeeded', 'canceled', 'processing'];

const form = required('card', HTMLFormElement);
const { fields, typedIn, show, showProblems } = createForm(['number', 'expiry', 'cvc'], findProblem);
const cards = required('cards', HTMLElement);
const secondStep = required('second-step', HTMLElement);

async function callApi(
  { key, clientSecret }: Secret,
  action: string,
  parameters: Record<string, string> = {},
): Promise<Result> {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const body = new URLSearchParams({ ...parameters, key, client_secret: clientSecret });
  const path = `/payments/v1/payment_intents/${id}`;
  try {
    const answer = await (action
      ? fetch(`${path}/${action}`, { method: 'POST', body })
      : fetch(`${path}?${body}`));
    const json = await answer.json();
    return answer.ok ? { paymentIntent: json } : { error: json.error };
  } catch {
    return { error: UNREACHABLE };
  }
}

async function open(secret: Secret): Promise<void> {
  const result = await callApi(secret, '');
  if ('error' in result) return tell({ type: 'loaderror', error: result.error });
  if (!SETTLED.includes(result.paymentIntent.status)) return reportReady();
  const message = `This PaymentIntent is in a terminal state (${result.paymentIntent.status}) and cannot be used to initialize Elements.`;
  const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message };
  tell({ type: 'loaderror', error });
}

async function confirm(secret: Secret, shipping: Shipping): Promise<Result> {
  const problem = showProblems();
  if (problem) return { error: problem };
  const expiry = parseExpiry(typedIn('expiry'));
  lock(true);
  const result = await callApi(secret, 'confirm', {
    ...shipping,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': typedIn('number').replaceAll(' ', ''),
    'payment_method_data[card][exp_month]': String(expiry?.month),
    'payment_method_data[card][exp_year]': String(expiry?.year),
    'payment_method_data[card][cvc]': typedIn('cvc'),
  });
  lock(false);
  if ('error' in result || result.paymentIntent.status !== 'requires_action') return result;
  return askSecondStep(secret);
}

async function askSecondStep(secret: Secret): Promise<Result> {
  cards.hidden = form.hidden = true;
  secondStep.hidden = false;
  required('second-step-title', HTMLElement).focus();
  const outcome = await new Promise<string>((resolve) => {
    for (const choice of ['complete', 'fail'])
      required(choice, HTMLButtonElement).onclick = () => resolve(choice);
  });
  const result = await callApi(secret, 'second_step', { outcome });
  secondStep.hidden = true;
  cards.hidden = form.hidden = false;
  if ('paymentIntent' in result && result.paymentIntent.last_payment_error)
    return { error: result.paymentIntent.last_payment_error };
  return result;
}

function lock(locked: boolean): void {
  for (const input of fields.values()) if (input instanceof HTMLInputElement) input.readOnly = locked;
}

for (const [name, input] of fields) {
  input.addEventListener('input', () => {
    // In the middle of the value the caret would jump to its end.
    if (input instanceof HTMLInputElement && input.selectionStart === input.value.length)
      input.value = FORMATS[name](input.value);
  });
  input.addEventListener('blur', (event) => {
    // A new text moves everything below it, and a click on a moving button is lost. So a problem found on leaving the
    // form waits for the next attempt to pay.
    if (input.value && event instanceof FocusEvent && event.relatedTarget instanceof HTMLInputElement)
      show(name);
  });
}

listen<Request>(async (request) => {
  if (request.type === 'open') return open(request);
  if (request.type === 'confirm') return confirm(request, request.shipping);
  const error = showProblems();
  return error ? { error } : {};
});
