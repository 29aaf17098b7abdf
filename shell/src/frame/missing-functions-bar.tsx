import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { Bar } from './bar';
import { LoadButton } from './load-button';
import { useRetry } from './use-retry';

const FAILED = 'Some functions of this page could not be loaded.';
const SLOW = 'Some functions of this page are still loading.';

/** Shows that the page can be read, but not everything in it works. `failed` offers another try. */
export function MissingFunctionsBar({ failed }: { failed: boolean }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const retrying = useNavigation().location?.pathname === pathname;
  const retry = useRetry(retrying, () => void navigate(pathname + search + hash, { replace: true }), FAILED);
  return (
    <Bar text={failed ? FAILED : SLOW}>
      {failed ? <LoadButton look="quiet" retrying={retrying} onRetry={retry} /> : null}
    </Bar>
  );
}
