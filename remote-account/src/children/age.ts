import { type CalendarDay, type Child, monthOf } from '@little-arches/contracts/values';

type Born = Pick<Child, 'birth_month' | 'birth_year'>;

/** Returns the whole months since the child's birth month on the day `today`. */
export function ageInMonths(child: Born, today: CalendarDay): number {
  const { year, month } = monthOf(today);
  const months = (year - child.birth_year) * 12 + month - child.birth_month;
  return Math.max(0, months);
}

/** Returns the full years on the day `today`, as precisely as the birth month allows. */
export function ageInYears(child: Born, today: CalendarDay): number {
  return Math.floor(ageInMonths(child, today) / 12);
}

/** Returns the age as text: `7 years`, or in months up to the second birthday. */
export function ageText(child: Born, today: CalendarDay): string {
  const months = ageInMonths(child, today);
  if (months < 1) return 'under 1 month';
  if (months < 24) return months === 1 ? '1 month' : `${months} months`;
  return `${ageInYears(child, today)} years`;
}
