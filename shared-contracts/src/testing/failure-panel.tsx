import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isBackendError } from '../backend/backend';
import { useHost } from '../host/host';
import { addresses } from '../routes/index';
import { ButtonLink } from '../ui/button';
import { RetryButton } from '../ui/retry-button';
import styles from './failure-panel.module.css';

const sections = [
  { start: addresses.scans, label: 'See all scans' },
  { start: addresses.profile, label: 'Go to your profile' },
  { start: addresses.store, label: 'See all products' },
  { start: addresses.kidsZone, label: 'Go to the Kids Zone' },
  { start: addresses.team, label: 'Meet the team' },
];

/**
 * Replaces a failed page, with the shell's text but without its drawings. The shell has its own panel
 * (shell/src/frame/errors/section-error.tsx); a contract test there compares both.
 */
export function FailurePanel() {
  const error = useRouteError();
  const { reportError } = useHost();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const missing = missingMessage(error);
  useEffect(() => {
    if (missing === undefined) reportError(error);
  }, [missing, error, reportError]);

  if (missing !== undefined) {
    const section = sections.find(({ start }) => pathname.toLowerCase().startsWith(`${start}/`));
    return (
      <div className={`column ${styles.panel}`}>
        <h1>We couldn’t find that</h1>
        <p>{missing || 'There is nothing at this address.'}</p>
        {section ? <ButtonLink to={section.start}>{section.label}</ButtonLink> : null}
        <ButtonLink to={addresses.home} look={section ? 'quiet' : 'action'}>
          Go to the home page
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={`column ${styles.panel}`}>
      <h1>This page tripped over something</h1>
      <p role="alert">
        {isBackendError(error)
          ? error.message
          : 'Something unexpected happened, and it isn’t your fault. Trying again often helps; the rest of the site works as before.'}
      </p>
      <RetryButton onRetry={() => void navigate(pathname + search + hash, { replace: true })} />
      <ButtonLink to={addresses.home} look="quiet">
        Go to the home page
      </ButtonLink>
    </div>
  );
}

function missingMessage(error: unknown): string | undefined {
  if (isRouteErrorResponse(error) && error.status === 404) return String(error.data ?? '');
  if (error instanceof Response && error.status === 404) return error.statusText;
  return undefined;
}
