/** The simulator's test cards and their behaviour. */
export const TEST_CARDS = {
  '4242424242424242': 'pays',
  '4000000000000002': 'is declined',
  '4000002500003155': 'asks for a second step',
  '4000000000006009': 'is processed for some seconds, then pays',
} as const;

export type CardField = 'number' | 'expiry' | 'cvc';

/** A problem of one field, with Stripe's code and text. */
export type CardProblem = { code: string; message: string };

/** Groups the digits of a card number by four while the user types. */
export function formatNumber(typed: string): string {
  return (
    digitsOf(typed)
      .slice(0, 16)
      .match(/.{1,4}/g) ?? []
  ).join(' ');
}

/** Formats an expiry date as "MM / YY"; shortens an autofilled "MM/YYYY". */
export function formatExpiry(typed: string): string {
  let digits = digitsOf(typed);
  // No month begins with 2 to 9, so the zero before it can be left out.
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  const month = digits.slice(0, 2);
  const rest = digits.slice(2);
  const year = rest.length >= 4 ? rest.slice(2, 4) : rest.slice(0, 2);
  return year ? `${month} / ${year}` : month;
}

/** Keeps the first three digits of a security code. */
export function formatCvc(typed: string): string {
  return digitsOf(typed).slice(0, 3);
}

/** Returns the month and four-digit year of "MM / YY"; undefined while it is incomplete. */
export function parseExpiry(value: string): { month: number; year: number } | undefined {
  const digits = digitsOf(value);
  if (digits.length !== 4) return undefined;
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) };
}

/** Returns the first problem of a field's value; undefined when it is valid. */
export function findProblem(field: CardField, value: string, today = new Date()): CardProblem | undefined {
  if (field === 'number') return findNumberProblem(digitsOf(value));
  if (field === 'expiry') return findExpiryProblem(value, today);
  return digitsOf(value).length === 3
    ? undefined
    : { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
}

/** Returns true when the digits pass Luhn's checksum, as every card number does. */
export function passesChecksum(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = digit * 2;
    if (place % 2 === 0) sum += digit;
    else sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

export function digitsOf(value: string): string {
  return value.replace(/\D/g, '');
}

function findNumberProblem(digits: string): CardProblem | undefined {
  if (digits.length < 16) return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  if (!passesChecksum(digits)) return { code: 'invalid_number', message: 'Your card number is invalid.' };
  return undefined;
}

function findExpiryProblem(value: string, today: Date): CardProblem | undefined {
  const expiry = parseExpiry(value);
  if (!expiry || expiry.month < 1 || expiry.month > 12) {
    return expiry
      ? { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." }
      : { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  }
  if (expiry.year < today.getFullYear()) {
    return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." };
  }
  if (expiry.year === today.getFullYear() && expiry.month < today.getMonth() + 1) {
    return { code: 'invalid_expiry_month_past', message: "Your card's expiration date is in the past." };
  }
  return undefined;
}
