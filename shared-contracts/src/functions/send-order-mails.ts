/** How many mails about orders went out, and how many wait for another try. */
export interface SendOrderMailsAnswer {
  readonly sent: number;
  readonly failed: number;
}
