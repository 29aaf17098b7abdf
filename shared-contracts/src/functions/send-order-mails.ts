/** The number of sent mails about orders and deleted accounts, and of mails that wait for another try. */
export interface SendOrderMailsAnswer {
  readonly sent: number;
  readonly failed: number;
}
