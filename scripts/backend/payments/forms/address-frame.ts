import { type ApiError, listen, reportReady, required, showProblem, tell } from './frame-kit';

const FIELDS = ['name', 'country', 'line1', 'line2', 'postal_code', 'city'] as const;
type Field = (typeof FIELDS)[number];
type Values = Partial<Record<Field, string>>;

type Request =
  | { type: 'open'; countries: readonly string[]; values: Values }
  | { type: 'validate' | 'value'; call: number }
  | { type: 'focus' | 'blur' | 'clear' };

const MISSING: Readonly<Partial<Record<Field, string>>> = {
  name: 'Your name is incomplete.',
  line1: 'Your address is incomplete.',
  postal_code: 'Your postal code is incomplete.',
  city: 'Your city is incomplete.',
};

const inputs = new Map(
  FIELDS.map((field) => [
    field,
    field === 'country' ? required(field, HTMLSelectElement) : required(field, HTMLInputElement),
  ]),
);

function typedIn(field: Field): string {
  return inputs.get(field)?.value.trim() ?? '';
}

function problemOf(field: Field): string {
  return typedIn(field) ? '' : (MISSING[field] ?? '');
}

/** Returns the state of Stripe's Address Element in mode 'shipping'. */
function state() {
  const [line1, line2, city, postal_code, country] = (
    ['line1', 'line2', 'city', 'postal_code', 'country'] as const
  ).map(typedIn);
  return {
    complete: FIELDS.every((field) => !problemOf(field)),
    empty: FIELDS.every((field) => field === 'country' || !typedIn(field)),
    value: {
      name: typedIn('name'),
      address: { line1, line2: line2 || null, city, state: '', postal_code, country },
    },
  };
}

/** Shows the problem of every field, focuses the first, and returns it. */
function findFirstProblem(): ApiError | undefined {
  const wrong = FIELDS.filter((field) => {
    const problem = problemOf(field);
    showProblem(inputs.get(field), problem);
    return problem;
  });
  const first = wrong[0];
  if (!first) return undefined;
  inputs.get(first)?.focus();
  return {
    type: 'validation_error',
    code: 'incomplete_address',
    message: 'Please provide your complete address.',
  };
}

function open({ countries, values }: Extract<Request, { type: 'open' }>): void {
  const select = required('country', HTMLSelectElement);
  const names = new Intl.DisplayNames('en', { type: 'region' });
  select.replaceChildren(
    ...countries
      .map((code) => new Option(names.of(code) ?? code, code))
      .sort((a, b) => (a.text < b.text ? -1 : 1)),
  );
  for (const [field, input] of inputs) if (values[field]) input.value = values[field];
  // Shown only now: loading would overwrite anything typed earlier.
  required('address', HTMLFormElement).hidden = false;
  reportReady();
  tell({ type: 'change', ...state() });
}

for (const [field, input] of inputs) {
  input.addEventListener('input', () => {
    if (!problemOf(field)) showProblem(input, '');
    tell({ type: 'change', ...state() });
  });
  input.addEventListener('focus', () => tell({ type: 'focus' }));
  input.addEventListener('blur', () => tell({ type: 'blur' }));
  input.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Enter' && field !== 'country')
      tell({ type: 'enter' });
  });
}

listen<Request>(async (request) => {
  if (request.type === 'open') open(request);
  if (request.type === 'focus') inputs.get('name')?.focus();
  if (request.type === 'blur' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (request.type === 'clear') {
    for (const [field, input] of inputs) if (field !== 'country') input.value = '';
    tell({ type: 'change', ...state() });
  }
  if (request.type === 'validate') {
    const error = findFirstProblem();
    tell({ type: 'result', call: request.call, result: error ? { error } : {} });
  }
  if (request.type === 'value') {
    if (!state().complete) findFirstProblem();
    tell({ type: 'result', call: request.call, result: { ...state(), isNewAddress: true } });
  }
});
