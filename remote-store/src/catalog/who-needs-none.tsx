import { brand } from '@little-arches/contracts/company';
import { href } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';

/** Renders beside the insoles the statement that most children need none. */
export function WhoNeedsNone() {
  return (
    <p className="quiet">
      Most children need no insole: <Link to={href('evidence')}>What studies say about insoles</Link>. See a
      doctor when a foot hurts, is stiff, or only one is flat. {brand.disclaimer}
    </p>
  );
}
