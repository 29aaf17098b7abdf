import { href } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import type { ShoeCheck } from './shoe-check';

/** Renders the result of a shoe check, or a link to the missing data. */
export function ShoeLine({ shoes: { fit, text } }: { shoes: ShoeCheck }) {
  return (
    <p>
      <strong>Shoes: </strong>
      <span>{`${text} `}</span>
      {fit === 'unknown' ? <Link to={href('profiles')}>Add the shoe size</Link> : null}
    </p>
  );
}
