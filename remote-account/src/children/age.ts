import type { Child } from 'shared-contracts/profile';

/** Whole months since the child's birth month, on the day of `today` (a timestamp, read in UTC). */
function ageInMonths(child: Pick<Child, 'birth_month' | 'birth_year'>, today: string): number {
  const date = new Date(today);
  const months = (date.getUTCFullYear() - child.birth_year) * 12 + date.getUTCMonth() + 1 - child.birth_month;
  return Math.max(0, months);
}

/** `7 years`, or in months up to the second birthday. */
export function ageText(child: Pick<Child, 'birth_month' | 'birth_year'>, today: string): string {
  const months = ageInMonths(child, today);
  if (months < 1) return 'under 1 month';
  if (months < 24) return months === 1 ? '1 month' : `${months} months`;
  return `${Math.floor(months / 12)} years`;
}
