import { sampleScans } from '@little-arches/contracts/testing/host';
import { showDrawings } from '@little-arches/contracts/testing/standalone';
import { AVATARS, scanDay } from '@little-arches/contracts/values';
import { PhoneScan } from '../auth/phone-scan';
import { ChildAvatar } from '../children/child-avatar';
import { ArchView } from '../scans/drawings/arch-view';
import { CourseChart } from '../scans/drawings/course-chart';
import { Footprints } from '../scans/drawings/footprints';
import { HeelView } from '../scans/drawings/heel-view';

const scans = sampleScans.filter((scan) => scan.status === 'ready').reverse();
const [before, scan] = scans;
if (!before || !scan) throw new Error('The samples have no two ready scans');
const { left_foot: left, right_foot: right } = scan;
const points = scans.map((one) => ({
  id: one.id,
  day: scanDay(one),
  left: one.left_foot.arch_height_mm,
  right: one.right_foot.arch_height_mm,
  current: one.id === scan.id,
}));

showDrawings('Account', {
  'Phone scan': <PhoneScan />,
  Footprints: (
    <Footprints feet={{ left, right }} before={{ left: before.left_foot, right: before.right_foot }} />
  ),
  'Left arch': <ArchView side="left" foot={left} longest={right.length_mm} />,
  'Right arch': <ArchView side="right" foot={right} longest={right.length_mm} />,
  Heels: <HeelView left={left} right={right} />,
  Course: <CourseChart label="Arch height" unit="mm" digits={1} points={points} />,
  ...Object.fromEntries(AVATARS.map((avatar) => [avatar, <ChildAvatar key={avatar} avatar={avatar} />])),
});
