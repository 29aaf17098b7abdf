import { brand } from '@little-arches/contracts/company';
import * as v from 'valibot';
import { type Part, siteLink, writeMail } from './mail-parts.ts';
import type { Mail } from './send-mail.ts';
import { stopLink } from './unsubscribing.ts';

/** Content of a reminder: the first names of the children, and no measured values. */
export const ReminderMail = v.object({
  kind: v.picklist(['rescan', 'shoes']),
  names: v.array(v.string()),
  token: v.string(),
});
type ReminderMail = v.InferOutput<typeof ReminderMail>;

/** Largest number of names in a mail; a practice gets the number of children instead. */
const NAMED = 8;

/** Writes a reminder, as text and as HTML without external resources. */
export function writeReminderMail({ kind, names, token }: ReminderMail): Omit<Mail, 'to'> {
  const whose = listOf(names);
  const [subject, lines, link] = {
    rescan: () =>
      [
        'Time for the next scan',
        [
          `The next scan is due: ${whose}.`,
          'We recommend one every 4 to 6 months, because feet grow. There is no hurry.',
        ],
        siteLink('See whose scan is due', '/profile'),
      ] as const,
    shoes: () =>
      [
        'Do the shoes still fit?',
        [
          `By now the shoes may be outgrown: ${whose}.`,
          'That is an estimate from the last measurement. Measure again, or feel for the gap in front of the longest toe.',
        ],
        siteLink('Measure again', '/profile'),
      ] as const,
  }[kind]();
  const parts: Part[] = [
    { kind: 'text', lines },
    ...link,
    { kind: 'text', lines: ['You get this mail because you switched this reminder on in your settings.'] },
    ...stopLink('Stop all reminders', token),
  ];
  return writeMail(subject, parts, `${brand.disclaimer} Questions? Write to ${brand.email}.`);
}

function listOf(names: readonly string[]): string {
  if (names.length > NAMED) return `${names.length} children`;
  if (names.length < 2) return names[0] ?? 'your child';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
