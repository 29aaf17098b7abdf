/** How many reminders were written, and how many mails went out or wait for another try. */
export interface SendRemindersAnswer {
  readonly written: number;
  readonly sent: number;
  readonly failed: number;
}
