/** The number of written reminders, and of mails that were sent or wait for another try. */
export interface SendRemindersAnswer {
  readonly written: number;
  readonly sent: number;
  readonly failed: number;
}
