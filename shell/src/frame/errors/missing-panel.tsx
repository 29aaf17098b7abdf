import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses } from 'shared-contracts/routes';
import { ButtonLink } from 'shared-contracts/ui/button';
import drawing from '../drawings/drawing.module.css';
import { Panel, PanelActions } from './panel';

// The longest address first: a scan's section is the scans, not the profile.
const sections = [
  { start: addresses.scans, label: 'See all scans' },
  { start: addresses.profile, label: 'Go to your profile' },
  { start: addresses.store, label: 'See all products' },
  { start: addresses.kidsZone, label: 'Go to the Kids Zone' },
  { start: addresses.team, label: 'Meet the team' },
];

// Nearly nobody sees it, so it is not in what every page loads. Without it the panel says the same.
const LostSock = lazy(async () => {
  const { LostSock } = await import('../drawings/lost-sock').catch(() => ({ LostSock: NoDrawing }));
  return { default: LostSock };
});

/** As large as the drawing. */
function NoDrawing() {
  return <svg viewBox="0 0 360 264" className={drawing.drawing} aria-hidden="true" />;
}

/** Shown when a page's loader says `notFound(message)`: the section exists, this one thing in it doesn't. */
export function MissingPanel({ message }: { message: string }) {
  const { pathname } = useLocation();
  const section = sections.find(({ start }) => pathname.toLowerCase().startsWith(`${start}/`));
  return (
    <Panel
      drawing={
        <Suspense fallback={<NoDrawing />}>
          <LostSock />
        </Suspense>
      }
      title="We couldn’t find that"
    >
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
