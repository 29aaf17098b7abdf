import { href } from '@little-arches/contracts/routes';
import type { CalendarDay, Child } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { ageInMonths } from '../../children/age';
import { Cited } from '../../findings/cited';
import { growthFinding } from '../../sizing/growth-finding';
import { checkShoes } from '../../sizing/shoe-check';
import { ShoeLine } from '../../sizing/shoe-line';
import styles from './page.module.css';

/** Compares the profile's shoe size with the longer foot: whether they agree, why not, and when to look again. */
export function ShoeNote({
  child,
  length,
  day,
  today,
}: {
  child: Child;
  /** Length of the longer foot, in millimetres. */
  length: number;
  /** Day of the scan. */
  day: CalendarDay;
  today: CalendarDay;
}) {
  const months = ageInMonths(child, day);
  const shoes = checkShoes(
    { name: child.first_name, shoeSize: child.shoe_size, ageInMonths: months },
    { length, day },
    today,
  );
  const growth = growthFinding(months);
  const isOff = shoes.fit === 'short' || shoes.fit === 'long';
  return (
    <div className={styles.shoes}>
      <ShoeLine shoes={shoes} />
      {isOff ? (
        <p>
          The shoe size is what the profile says, and the foot is what the scan measured.{' '}
          <Link to={href('profiles')}>Change the size</Link> if the shoes are other ones by now. Makers cut
          one size differently, too.
        </p>
      ) : null}
      <p className={styles.soft}>
        <Cited finding={shoes.finding} />
      </p>
      {growth ? (
        <p className={styles.soft}>
          <Cited finding={growth} />
        </p>
      ) : null}
    </div>
  );
}
