import { type Scan, scanSchema } from '../../values/profile';
import { tableRows } from '../table-rows';

/** Scans with all measured values. */
export const scans = tableRows<'scans', Scan>('scans', '*', scanSchema);
