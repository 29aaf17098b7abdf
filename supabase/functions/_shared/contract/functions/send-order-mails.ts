// Copied from shared-contracts/src/functions/send-order-mails.ts by `npm run function-contract`: change it there.
/** How many mails about orders and deleted accounts went out, and how many wait for another try. */
export interface SendOrderMailsAnswer {
  readonly sent: number;
  readonly failed: number;
}
