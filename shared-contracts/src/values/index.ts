// Values that packages exchange: products and money, children and scans, days.

export {
  decimalAmount,
  formatMoney,
  formatMoneyRange,
  formatSize,
  LEVELS,
  type Level,
  type Money,
  nameInSize,
  type Product,
  priceRange,
  productSchema,
} from './catalog';
export { cents } from './cents';
export { CURRENCIES, currencyOf } from './currencies';
export {
  addDays,
  type CalendarDay,
  formatDay,
  localDay,
  localTimestamp,
  MONTHS,
  scanDay,
  today,
} from './dates';
export { AVATARS, type Child, type ReadyScan, type Scan } from './profile';
export { readScanFile, type ScanFile } from './scan-file';
export { scanFileJsonSchema } from './scan-file-schema';
