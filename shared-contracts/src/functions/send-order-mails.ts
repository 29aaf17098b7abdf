/** The number of mails about orders and deleted accounts that were sent, and of those that wait for another try. */
export interface SendOrderMailsAnswer {
  readonly sent: number;
  readonly failed: number;
}
