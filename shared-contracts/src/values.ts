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
  type ProductSize,
  priceRange,
  productSchema,
  sizeForFoot,
} from './catalog';
export { type Cents, cents } from './cents';
export { CURRENCIES, currencyOf } from './currencies';
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
} from './dates';
export {
  readScanFile,
  SCAN_FILE_FORMAT,
  type ScanFile,
  type ScanFileProblem,
} from './formats/scan/scan-file';
export { scanFileJsonSchema } from './formats/scan/scan-file-schema';
export {
  footOfSize,
  growthRate,
  insideOfShoe,
  monthsUntilOutgrown,
  sizeNeeded,
  TOE_ROOM,
} from './growth';
export { AVATARS, type Child, type Foot, type ReadyScan, type Scan } from './profile';
