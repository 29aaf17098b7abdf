import { Link } from 'react-router-dom';
import { href } from 'shared-contracts/routes';
import type { ShoeCheck } from './shoe-check';

/** What a check of the shoes found, or the way to what it needs. */
export function ShoeLine({ shoes: { fit, text } }: { shoes: ShoeCheck }) {
  return (
    <p>
      <strong>Shoes: </strong>
      <span>{`${text} `}</span>
      {fit === 'unknown' ? <Link to={href('profiles')}>Add the shoe size</Link> : null}
    </p>
  );
}
