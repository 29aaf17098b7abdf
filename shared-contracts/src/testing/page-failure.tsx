import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { describeThrown } from '../platform/thrown';

/** Shows what a page threw, as text: `404 …` for a missing thing. */
export function PageFailure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) return <p role="alert">{`${error.status} ${error.data}`}</p>;
  if (error instanceof Response) return <p role="alert">{`${error.status} ${error.statusText}`}</p>;
  return <p role="alert">{describeThrown(error).message}</p>;
}
