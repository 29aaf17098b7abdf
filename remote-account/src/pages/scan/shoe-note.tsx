import { href } from '@little-arches/contracts/routes';
import type { CalendarDay, Child } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { ageInMonths } from '../../children/age';
import { Cited } from '../../findings/cited';
import type { Finding } from '../../findings/findings';
import { growthRate } from '../../sizing/growth';
import { checkShoes, type ShoeCheck } from '../../sizing/shoe-check';
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
    <div className={`stack gap-2 ${styles.shoes}`}>
      <ShoeLine shoes={shoes} />
      {isOff ? (
        <p>
          The shoe size is what the profile says, and the foot is what the scan measured.{' '}
          <Link to={href('profiles')}>Change the size</Link> if the shoes are other ones by now. Makers cut
          one size differently, too.
        </p>
      ) : null}
      <p className="quiet">
        <Cited finding={shoes.finding} />
      </p>
      {growth ? (
        <p className="quiet">
          <Cited finding={growth} />
        </p>
      ) : null}
    </div>
  );
}

/** Renders the result of a shoe check, or a link to the missing data. */
function ShoeLine({ shoes: { fit, text } }: { shoes: ShoeCheck }) {
  return (
    <p>
      <strong>Shoes: </strong>
      <span>{`${text} `}</span>
      {fit === 'unknown' ? <Link to={href('profiles')}>Add the shoe size</Link> : null}
    </p>
  );
}

const GOULD = {
  source: 'Gould et al., Foot & Ankle 1990;10(4):211–213',
  address: 'https://doi.org/10.1177/107110079001000404',
};

/**
 * Derived from the mean foot lengths at 3 and at 17 to 18 years (girls 153 and 234 mm, boys 156 and 258 mm) over
 * the years of even growth in the study: 3 to 12 in girls, 3 to 15 in boys.
 */
const CHENG: Finding = {
  text: 'From five to twelve years feet grow about 0.7 to 0.8 mm a month on average, as we reckon from the means of 2,829 children; single feet grow in spurts.',
  source: 'Cheng et al. 1997, in Children 2022;9:750, table 1',
  address: 'https://doi.org/10.3390/children9050750',
};

/**
 * Returns how much feet grow in a month at an age in full months, with the spread; undefined from thirteen years
 * on.
 */
function growthFinding(months: number): Finding | undefined {
  const rate = growthRate(months);
  if (!rate) return months < 13 * 12 ? CHENG : undefined;
  const [least, most] = [rate.least, rate.most].map((each) => each.toFixed(1));
  const range = least === most ? `about ${least}` : `about ${least} to ${most}`;
  return { text: `At this age feet grow ${range} mm a month on average, in spurts.`, ...GOULD };
}
