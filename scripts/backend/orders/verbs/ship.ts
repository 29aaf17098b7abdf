import { spellOrderNumber } from '@little-arches/contracts/backend';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { Refusal } from '../../../../supabase/functions/_shared/answer.ts';
import { callDatabase } from '../../../../supabase/functions/_shared/service-client.ts';
import { findOrder } from '../order-records';
import { sendMails } from '../send-mails';
import type { Verb } from '../verb';

/** Marks an order as shipped and has its mail sent. */
export const ship: Verb = async ({ words, option }) => {
  const { number } = await findOrder(words);
  const tracking = option('tracking') ?? null;
  if (tracking !== null && !/^https:\/\/[^\s<>"]+$/.test(tracking))
    throw new UsageError(
      `--tracking is '${tracking}', but must be the carrier's address of the parcel: https://…`,
    );
  const result = await callDatabase('ship_order', {
    p_number: number,
    p_carrier: option('carrier') ?? null,
    p_tracking: tracking,
  }).catch((error: unknown) => {
    throw error instanceof Refusal ? new UsageError(error.message) : error;
  });
  const said = result === 'shipped' ? 'is shipped' : 'was shipped before';
  return { text: [`Order ${spellOrderNumber(number)} ${said}.`, await sendMails()] };
};
