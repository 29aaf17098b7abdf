import { tableLines } from '../print-table';
import { askAboutOrders } from '../reconciling/ask-about-orders';
import { lookThroughPayments } from '../reconciling/look-through-payments';
import { sendMails } from '../send-mails';
import type { Verb } from '../verb';

/**
 * Compares orders with the payment provider in both directions: requests the result of every unsettled order, and
 * looks up the order of each recent payment. Repairs what only one side has; reports the rest to the operator.
 */
export const reconcile: Verb = async () => {
  const findings = [...(await askAboutOrders()), ...(await lookThroughPayments())];
  const open = findings.filter(({ person }) => person);
  const rows = findings.map(({ what, did }) => [what, did]);
  return {
    text: [
      ...(rows.length === 0 ? ['Orders and payments agree.'] : tableLines(['what', 'done'], rows)),
      await sendMails(),
      ...(open.length > 0 ? [`For a person: ${open.length}.`] : []),
    ],
    failed: open.length > 0,
  };
};
