// Copied from shared-contracts/src/tables/order-number.ts by `npm run function-contract`: change it there.
/** `47218350` as `4721 8350`, as a person says it. */
export function spellOrderNumber(number: string): string {
  return number.replace(/^(\d{4})(\d{4})$/, '$1 $2');
}
