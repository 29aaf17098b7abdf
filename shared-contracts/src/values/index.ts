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
  addMonths,
  type CalendarDay,
  daysBetween,
  formatDay,
  formatMonth,
  formatTime,
  formatWeekday,
  localDay,
  localTimestamp,
  MONTHS,
  monthOf,
  scanDay,
  today,
} from './dates';
export { AVATARS, type Child, type ReadyScan, type Scan } from './profile';
export { readScanFile, type ScanFile } from './scan-file';
export { scanFileJsonSchema } from './scan-file-schema';
