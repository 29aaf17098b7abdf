import type { Child } from 'shared-contracts/profile';

type Born = Pick<Child, 'birth_month' | 'birth_year'>;

/** Whole months since the child's birth month, on the day of `today` (a timestamp, read in UTC). */
function ageInMonths(child: Born, today: string): number {
  const date = new Date(today);
  const months = (date.getUTCFullYear() - child.birth_year) * 12 + date.getUTCMonth() + 1 - child.birth_month;
  return Math.max(0, months);
}

/** Full years on the day of `today`, as nearly as a birth month tells. */
export function ageInYears(child: Born, today: string): number {
  return Math.floor(ageInMonths(child, today) / 12);
}

/** `7 years`, or in months up to the second birthday. */
export function ageText(child: Born, today: string): string {
  const months = ageInMonths(child, today);
  if (months < 1) return 'under 1 month';
  if (months < 24) return months === 1 ? '1 month' : `${months} months`;
  return `${ageInYears(child, today)} years`;
}
