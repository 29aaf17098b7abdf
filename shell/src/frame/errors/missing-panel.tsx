import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { useLocation } from 'react-router-dom';
import { LateLostSock } from '../drawings/late-drawings';
import { Panel, PanelActions } from './panel';

// The longest address first: the section of a scan is the scans, not the profile.
const sections = [
  { start: addresses.scans, label: 'See all scans' },
  { start: addresses.profile, label: 'Go to your profile' },
  { start: addresses.store, label: 'See all products' },
  { start: addresses.kidsZone, label: 'Go to the Kids Zone' },
  { start: addresses.team, label: 'Meet the team' },
];

/** Shown when a page's loader throws `notFound(message)`: the section exists, but not this one thing in it. */
export function MissingPanel({ message }: { message: string }) {
  const { pathname } = useLocation();
  const section = sections.find(({ start }) => pathname.toLowerCase().startsWith(`${start}/`));
  return (
    <Panel drawing={<LateLostSock />} title="We couldn’t find that">
      <p>{message || 'There is nothing at this address.'}</p>
      <PanelActions>
        {section ? <ButtonLink to={section.start}>{section.label}</ButtonLink> : null}
        <ButtonLink to={addresses.home} look={section ? 'quiet' : 'action'}>
          Go to the home page
        </ButtonLink>
      </PanelActions>
    </Panel>
  );
}
