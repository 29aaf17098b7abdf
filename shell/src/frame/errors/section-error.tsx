import { isBackendError } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { describeThrown } from '@little-arches/contracts/platform';
import { addresses } from '@little-arches/contracts/routes';
import { Button, ButtonLink, RetryButton } from '@little-arches/contracts/ui';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router-dom';
import { RemoteLoadError } from '../../federation/load-remotes';
import { reloadIfOutdated } from '../../federation/outdated-page';
import { LateUntiedShoe } from '../drawings/late-drawings';
import { useStaticSectionHere } from '../static-section-view';
import { wordsFor } from './failure-words';
import { MissingPanel } from './missing-panel';
import { Panel, PanelActions } from './panel';
import { RemoteFailedPanel } from './remote-failed-panel';

// The bundler decides: a release contains nothing of it.
const DeveloperDetails =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({ default: (await import('./developer-details')).DeveloperDetails }))
    : undefined;

/**
 * The boundary of a section, inside the frame, for a missing thing, a section that could not be loaded, or a page
 * that failed. Retry navigates to the same address again, which loads the missing parts. If the page was
 * prerendered, its text stays instead, and the frame offers the retry.
 */
export function SectionError() {
  const error = useRouteError();
  const { reportError } = useHost();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const retrying = navigation.location?.pathname === pathname;
  const missing = missingMessage(error);
  const known = missing !== undefined || isNamed(error, 'RemoteLoadError');
  useEffect(() => {
    if (!known) reportError(error);
  }, [known, error, reportError]);

  const unloadable = loadErrors.some((name) => isNamed(error, name));
  useEffect(() => {
    if (unloadable) void reloadIfOutdated();
  }, [unloadable]);

  const readable = useStaticSectionHere()?.section;
  useLayoutEffect(() => {
    if (missing === undefined) readable?.fail();
    else readable?.drop();
  }, [readable, missing]);

  const retry = useEffectEvent(() => void navigate(pathname + search + hash, { replace: true }));
  useEffect(() => {
    let current = true;
    if (error instanceof RemoteLoadError) void error.late?.then(() => current && retry());
    return () => {
      current = false;
    };
  }, [error]);

  if (missing !== undefined) return <MissingPanel message={missing} />;
  if (readable) return null;
  const words = wordsFor(error);
  const details = DeveloperDetails ? (
    <Suspense fallback={null}>
      <DeveloperDetails error={error} />
    </Suspense>
  ) : null;
  // Running it again would throw again; a reload may load a repaired version.
  if (!words.canRetry)
    return <ErrorPanel message={words.message} details={details} onReload={() => window.location.reload()} />;
  if (unloadable)
    return (
      <RemoteFailedPanel
        title="This section could not be loaded"
        message={words.message}
        onRetry={retry}
        retrying={retrying}
      />
    );
  return (
    <ErrorPanel
      message={isBackendError(error) ? error.message : undefined}
      details={details}
      onRetry={retry}
    />
  );
}

const loadErrors = ['RemoteLoadError', 'ChunkLoadError', 'CompositionLoadError'];

function missingMessage(error: unknown): string | undefined {
  if (isRouteErrorResponse(error) && error.status === 404) return String(error.data ?? '');
  if (error instanceof Response && error.status === 404) return error.statusText;
  return undefined;
}

function isNamed(error: unknown, name: string): boolean {
  return describeThrown(error).name === name;
}

/**
 * Replaces a page that failed; `message` is the reason, if it is known and fit for visitors. `onReload` is for a
 * page that must be reloaded, which is left to the visitor.
 */
function ErrorPanel({
  message,
  details,
  ...ways
}: {
  message?: string | undefined;
  /** What developers see. */
  details?: ReactNode;
} & ({ onRetry: () => void } | { onReload: () => void })) {
  return (
    <Panel drawing={<LateUntiedShoe />} title="This page tripped over something">
      <p role="alert">
        {message ??
          'Something unexpected happened, and it isn’t your fault. Trying again often helps; the rest of the site works as before.'}
      </p>
      <PanelActions>
        {'onRetry' in ways ? (
          <RetryButton onRetry={ways.onRetry} />
        ) : (
          <Button onClick={ways.onReload}>Try again</Button>
        )}
        <ButtonLink to={addresses.home} look="quiet">
          Go to the home page
        </ButtonLink>
      </PanelActions>
      {details}
    </Panel>
  );
}
