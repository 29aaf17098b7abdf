import { createForm, listen, reportReady, required, tell } from './frame-kit';

const FIELDS = ['name', 'country', 'line1', 'line2', 'postal_code', 'city'] as const;
type Field = (typeof FIELDS)[number];

type Request =
  | { type: 'open'; call?: undefined; countries: readonly string[]; values: Partial<Record<Field, string>> }
  | { type: 'validate' | 'value'; call: number };

const MISSING: Readonly<Partial<Record<Field, string>>> = {
  name: 'Your name is incomplete.',
  line1: 'Your address is incomplete.',
  postal_code: 'Your postal code is incomplete.',
  city: 'Your city is incomplete.',
};

const { fields, typedIn, find, showProblems } = createForm(FIELDS, (field, value) => {
  const message = value ? undefined : MISSING[field];
  return message === undefined ? undefined : { code: 'incomplete_address', message };
});

/** Returns the state of Stripe's Address Element in mode 'shipping'. */
function state() {
  const [line1, line2, city, postal_code, country] = (
    ['line1', 'line2', 'city', 'postal_code', 'country'] as const
  ).map(typedIn);
  return {
    complete: FIELDS.every((field) => !find(field)),
    empty: FIELDS.every((field) => field === 'country' || !typedIn(field)),
    value: {
      name: typedIn('name'),
      address: { line1, line2: line2 || null, city, state: '', postal_code, country },
    },
  };
}

function open({ countries, values }: Extract<Request, { type: 'open' }>): void {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  required('country', HTMLSelectElement).replaceChildren(
    ...countries
      .map((code) => new Option(names.of(code) ?? code, code))
      .sort((a, b) => (a.text < b.text ? -1 : 1)),
  );
  for (const [field, input] of fields) if (values[field]) input.value = values[field];
  // Shown only now: loading would overwrite anything typed earlier.
  required('address', HTMLFormElement).hidden = false;
  reportReady();
  tell({ type: 'change', ...state() });
}

for (const input of fields.values())
  input.addEventListener('input', () => tell({ type: 'change', ...state() }));

listen<Request>((request) => {
  if (request.type === 'open') return open(request);
  const error = showProblems();
  if (request.type === 'value') return state();
  return error ? { error } : {};
});
