import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useStaticSectionHere } from './use-static-section';

/**
 * Wraps a page, inside its error boundary: it is only ever in the document together with a page that
 * did render. The static section goes before anything is painted.
 */
export function LivePage() {
  const section = useStaticSectionHere()?.section;
  useLayoutEffect(() => section?.giveWay(), [section]);
  return <Outlet />;
}
