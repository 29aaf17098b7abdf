import { spellOrderNumber } from '@little-arches/contracts/backend';
import { brand } from '@little-arches/contracts/company';
import * as v from 'valibot';
import { type Part, writeMail } from './mail-parts.ts';
import type { Mail } from './send-mail.ts';

/** Content of the mail about a deleted account: the orders that stay. */
export const KeptOrders = v.array(v.object({ number: v.string(), shipped: v.boolean() }));
type KeptOrders = v.InferOutput<typeof KeptOrders>;

/** Writes the mail that an account was deleted, and which data is kept. */
export function writeDeletionMail(kept: KeptOrders): Omit<Mail, 'to'> {
  const parts: Part[] = [
    {
      kind: 'text',
      lines: [
        'Your account with this email address is deleted. Somebody signed in to it asked for that with your password.',
      ],
    },
    {
      kind: 'text',
      heading: 'What is deleted',
      lines: [
        'Your name, your sign-in and what you agreed to; the profiles of your children, their scans and the exercises you ticked off; messages that came to us with this address, and mails asked for with it; and orders that were not paid: nothing more can be charged for them.',
        'We can’t bring anything back. Safety copies of our database are overwritten after 30 days at most.',
      ],
    },
    { kind: 'text', heading: 'What stays', lines: staying(kept) },
  ];
  return writeMail(
    'Your account is deleted',
    parts,
    `It was not you? Write to ${brand.email} at once. With this mail your address is deleted too, where no order needs it.`,
  );
}

function staying(kept: KeptOrders): string[] {
  if (kept.length === 0) return ['Nothing: you had no paid orders.'];
  const numbers = kept.map(({ number }) => spellOrderNumber(number)).join(', ');
  const waiting = kept.filter(({ shipped }) => !shipped);
  return [
    `The records of what you paid for, with the name and address it went to: order ${numbers}. Tax law wants them for up to ten years; then they are deleted as well.`,
    ...(waiting.length > 0
      ? [
          'What is not on its way yet is still sent to you, and we write to you when it is. After that we forget this email address.',
        ]
      : []),
  ];
}
