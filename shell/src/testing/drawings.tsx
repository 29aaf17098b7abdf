import { showDrawings } from '@little-arches/contracts/testing/standalone';
import { LostSock } from '../frame/drawings/lost-sock';
import { UntiedShoe } from '../frame/drawings/untied-shoe';
import { Logo } from '../frame/logo';
import { SocialLinks } from '../frame/social-links';

showDrawings('Shell', {
  'Lost sock': <LostSock />,
  'Untied shoe': <UntiedShoe />,
  Logo: <Logo />,
  'Social marks': <SocialLinks />,
});
