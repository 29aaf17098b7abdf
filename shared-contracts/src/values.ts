// Values that packages exchange: products and money, children and scans, days.

export {
  readScanFile,
  SCAN_FILE_FORMAT,
  type ScanFile,
  type ScanFileProblem,
} from './formats/scan/scan-file';
export { scanFileJsonSchema } from './formats/scan/scan-file-schema';
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
  type ProductSize,
  priceRange,
  productSchema,
  sizeForFoot,
} from './values/catalog';
export { type Cents, cents } from './values/cents';
export { CURRENCIES, currencyOf } from './values/currencies';
export {
  addDays,
  addMonths,
  type CalendarDay,
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
  utcDay,
} from './values/dates';
export {
  footOfSize,
  growthRate,
  insideOfShoe,
  monthsUntilOutgrown,
  sizeNeeded,
  TOE_ROOM,
} from './values/growth';
export { AVATARS, type Child, type Foot, type ReadyScan, type Scan } from './values/profile';
