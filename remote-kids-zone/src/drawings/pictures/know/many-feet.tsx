import { CoverSheet } from '../../cover-sheet';
import { Face } from '../../face';
import { Sole } from '../../sole';

/** Wide, slim, small and long: no two feet are the same. */
export function ManyFeet() {
  return (
    <CoverSheet background="violet">
      <Sole transform="translate(12 60) scale(.72 .7)">
        <Face x={56} y={86} size={1.2} />
      </Sole>
      <Sole skin="deep-skin" transform="translate(98 22) scale(.52 .96)">
        <Face x={56} y={86} size={1.2} mood="cheeky" />
      </Sole>
      <Sole transform="translate(160 96) scale(.5 .5)">
        <Face x={56} y={86} size={1.5} mood="asleep" />
      </Sole>
      <Sole skin="deep-skin" transform="translate(216 34) scale(.86)">
        <Face x={56} y={86} size={1.2} mood="surprised" />
      </Sole>
    </CoverSheet>
  );
}
