import type { Problem } from './frame-kit';

/** The simulator's test cards and their behaviour. */
export const TEST_CARDS = {
  '4242424242424242': 'pays',
  '4000000000000002': 'is declined',
  '4000002500003155': 'asks for a second step',
  '4000000000006009': 'is processed for some seconds, then pays',
} as const;

export type CardField = 'number' | 'expiry' | 'cvc';

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
export function findProblem(field: CardField, value: string, today = new Date()): Problem | undefined {
  if (field === 'expiry') return findExpiryProblem(value, today);
  if (field === 'number')
    return digitsOf(value).length === 16
      ? undefined
      : { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  return digitsOf(value).length === 3
    ? undefined
    : { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
}

export function digitsOf(value: string): string {
  return value.replace(/\D/g, '');
}

function findExpiryProblem(value: string, today: Date): Problem | undefined {
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
