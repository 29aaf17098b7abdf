import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useStaticSectionHere } from './use-static-section';

/**
 * Wraps a page, inside its error boundary: it is mounted only with a page that has rendered. Removes the static
 * section before the first paint.
 */
export function LivePage() {
  const section = useStaticSectionHere()?.section;
  useLayoutEffect(() => section?.giveWay(), [section]);
  return <Outlet />;
}
