import { Link } from 'react-router-dom';
import { addresses } from 'shared-contracts/routes';
import { TowelTrain } from '../../drawings/feet/towel-train';
import { Part } from './part';

export function Exercises() {
  return (
    <Part number={2} title="Exercises come first" drawing={<TowelTrain />} drawingFirst tinted>
      <p>
        Balancing and walking on uneven ground help the muscles of foot and ankle. So the first thing the app
        suggests is always movement: a few exercises that fit what the scan has seen.
      </p>
      <p>
        They have names like the towel train or the one-leg lighthouse, take minutes and need hardly more than
        a towel. Ten minutes barefoot on grass count too.
      </p>
      <p>
        <Link to={addresses.kidsZone}>Find foot stories and games in the Kids Zone</Link>
      </p>
    </Part>
  );
}
