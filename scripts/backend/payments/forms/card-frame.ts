import {
  type CardField,
  findProblem,
  formatCvc,
  formatExpiry,
  formatNumber,
  parseExpiry,
} from './card-rules';
import { type ApiError, listen, reportReady, required, showProblem, tell } from './frame-kit';

type Intent = { id: string; status: string; last_payment_error: ApiError | null };
type Result = { paymentIntent: Intent } | { error: ApiError };
/** Parameters of a confirmation with the delivery address. */
type Shipping = Record<string, string>;
type Request =
  | { type: 'open'; key: string; clientSecret: string | null }
  | { type: 'validate'; call: number }
  | { type: 'confirm'; call: number; key: string; clientSecret: string | null; shipping: Shipping }
  | { type: 'focus' | 'blur' | 'clear' };

const FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];
const FORMATS = { number: formatNumber, expiry: formatExpiry, cvc: formatCvc };
const UNREACHABLE: ApiError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your connection and try again.',
};
const SETTLED = ['succeeded', 'canceled', 'processing'];

const form = required('card', HTMLFormElement);
const inputs = new Map(FIELDS.map((field) => [field, required(field, HTMLInputElement)]));
const cards = required('cards', HTMLElement);
const secondStep = required('second-step', HTMLElement);
const secondStepTitle = required('second-step-title', HTMLElement);

function typedIn(field: CardField): string {
  return inputs.get(field)?.value ?? '';
}

const show = (field: CardField, message: string) => showProblem(inputs.get(field), message);

/** Shows the problem of every field, focuses the first, and returns it. */
function findFirstProblem(): ApiError | undefined {
  const problems = FIELDS.flatMap((field) => {
    const problem = findProblem(field, typedIn(field));
    show(field, problem?.message ?? '');
    return problem ? [{ field, problem }] : [];
  });
  const first = problems[0];
  if (!first) return undefined;
  inputs.get(first.field)?.focus();
  return { type: 'validation_error', ...first.problem };
}

async function callApi(
  clientSecret: string,
  action: string,
  parameters: Record<string, string>,
): Promise<Result> {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const body = new URLSearchParams({ ...parameters, client_secret: clientSecret });
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

async function open(key: string, clientSecret: string | null): Promise<void> {
  const result = clientSecret ? await callApi(clientSecret, '', { key }) : undefined;
  if (result && 'error' in result) return tell({ type: 'loaderror', error: result.error });
  if (result && SETTLED.includes(result.paymentIntent.status)) {
    const message = `This PaymentIntent is in a terminal state (${result.paymentIntent.status}) and cannot be used to initialize Elements.`;
    return tell({
      type: 'loaderror',
      error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message },
    });
  }
  reportReady();
}

async function confirm(key: string, clientSecret: string | null, shipping: Shipping): Promise<Result> {
  const problem = findFirstProblem();
  if (problem) return { error: problem };
  if (!clientSecret) {
    return {
      error: {
        type: 'invalid_request_error',
        message: 'confirmPayment needs the client secret of a PaymentIntent.',
      },
    };
  }
  const expiry = parseExpiry(typedIn('expiry'));
  lock(true);
  const result = await callApi(clientSecret, 'confirm', {
    key,
    ...shipping,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': typedIn('number').replaceAll(' ', ''),
    'payment_method_data[card][exp_month]': String(expiry?.month),
    'payment_method_data[card][exp_year]': String(expiry?.year),
    'payment_method_data[card][cvc]': typedIn('cvc'),
  });
  lock(false);
  if ('error' in result || result.paymentIntent.status !== 'requires_action') return result;
  return askSecondStep(key, clientSecret);
}

async function askSecondStep(key: string, clientSecret: string): Promise<Result> {
  cards.hidden = form.hidden = true;
  secondStep.hidden = false;
  secondStepTitle.focus();
  const outcome = await new Promise<string>((resolve) => {
    for (const choice of ['complete', 'fail'])
      required(choice, HTMLButtonElement).onclick = () => resolve(choice);
  });
  const result = await callApi(clientSecret, 'second_step', { key, outcome });
  secondStep.hidden = true;
  cards.hidden = form.hidden = false;
  if ('paymentIntent' in result && result.paymentIntent.last_payment_error) {
    return { error: result.paymentIntent.last_payment_error };
  }
  return result;
}

function lock(locked: boolean): void {
  for (const input of inputs.values()) input.readOnly = locked;
}

function clear(): void {
  for (const field of FIELDS) {
    const input = inputs.get(field);
    if (input) input.value = '';
    show(field, '');
  }
  notifyChange();
}

function notifyChange(): void {
  const empty = FIELDS.every((field) => typedIn(field) === '');
  const complete = FIELDS.every((field) => !findProblem(field, typedIn(field)));
  tell({ type: 'change', empty, complete });
}

/** Formats the value and keeps the caret behind the same digit. */
function format(field: CardField, input: HTMLInputElement): void {
  const formatted = FORMATS[field](input.value);
  if (formatted === input.value) return;
  const atEnd = input.selectionStart === input.value.length;
  const before = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;
  input.value = formatted;
  if (atEnd) return;
  let caret = 0;
  for (let seen = 0; caret < formatted.length && seen < before; caret += 1) {
    if (/\d/.test(formatted.charAt(caret))) seen += 1;
  }
  input.setSelectionRange(caret, caret);
}

for (const [field, input] of inputs) {
  input.addEventListener('input', () => {
    format(field, input);
    if (!findProblem(field, input.value)) show(field, '');
    notifyChange();
  });
  input.addEventListener('focus', () => tell({ type: 'focus' }));
  input.addEventListener('blur', ({ relatedTarget }) => {
    // A new text moves everything below it, and a click on a moving button is lost. So a problem found on leaving the
    // form waits for the next attempt to pay.
    if (input.value && relatedTarget instanceof HTMLInputElement) {
      show(field, findProblem(field, input.value)?.message ?? '');
    }
    tell({ type: 'blur' });
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') tell({ type: 'enter' });
  });
}

listen<Request>(async (request) => {
  if (request.type === 'open') await open(request.key, request.clientSecret);
  if (request.type === 'focus') inputs.get('number')?.focus();
  if (request.type === 'blur' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (request.type === 'clear') clear();
  if (request.type === 'validate') {
    const error = findFirstProblem();
    tell({ type: 'result', call: request.call, result: error ? { error } : {} });
  }
  if (request.type === 'confirm') {
    const result = await confirm(request.key, request.clientSecret, request.shipping);
    tell({ type: 'result', call: request.call, result });
  }
});
