/** How many mails about orders and deleted accounts went out, and how many wait for another try. */
export interface SendOrderMailsAnswer {
  readonly sent: number;
  readonly failed: number;
}
