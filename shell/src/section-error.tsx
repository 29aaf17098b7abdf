import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router-dom';
import { isBackendError } from 'shared-contracts/backend';
import { useHost } from 'shared-contracts/host';
import { ErrorPanel } from './frame/error-panel';
import { MissingPanel } from './frame/missing-panel';
import { RemoteFailedPanel } from './frame/remote-failed-panel';
import { reloadIfOutdated } from './outdated-page';

/**
 * The boundary of a section, inside the frame: a missing thing, a section that could not be loaded, or a
 * page that broke. Retry goes to the same address again, which loads what is still missing.
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

  if (missing !== undefined) return <MissingPanel message={missing} />;
  const retry = () => void navigate(pathname + search + hash, { replace: true });
  if (unloadable)
    return (
      <RemoteFailedPanel
        title="This section could not be loaded"
        message={
          isNamed(error instanceof Error ? error.cause : undefined, 'Refusal') ? DOES_NOT_FIT : NOT_FETCHED
        }
        detail={detailOf(error)}
        onRetry={retry}
        retrying={retrying}
      />
    );
  return <ErrorPanel message={isBackendError(error) ? error.message : undefined} onRetry={retry} />;
}

const NOT_FETCHED = 'We could not fetch this part of the site. That is often a shaky connection.';
const DOES_NOT_FIT =
  'This part of the site is being renewed and does not fit the rest yet. Our team has to finish that.';

const loadErrors = ['RemoteLoadError', 'ChunkLoadError', 'CompositionLoadError'];

/** The line for QA under a failed panel: what failed, in the loader's words. */
export function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function missingMessage(error: unknown): string | undefined {
  if (isRouteErrorResponse(error) && error.status === 404) return String(error.data ?? '');
  if (error instanceof Response && error.status === 404) return error.statusText;
  return undefined;
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
