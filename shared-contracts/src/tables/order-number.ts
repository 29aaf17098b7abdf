/** Formats `47218350` as `4721 8350`, as a person says it. */
export function spellOrderNumber(number: string): string {
  return number.replace(/^(\d{4})(\d{4})$/, '$1 $2');
}

/** Returns the subject of the mail about a paid order. */
export function subjectOfPaidOrder(number: string): string {
  return `Your order ${spellOrderNumber(number)}: thank you`;
}
