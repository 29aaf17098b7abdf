import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router-dom';
import { useKept } from '../containment/use-kept';

/** A link of the frame that nothing but React takes away. */
export function KeptLink(props: LinkProps) {
  return <Link {...props} ref={useKept()} />;
}

/** The same, which knows whether its page is shown. */
export function KeptNavLink(props: NavLinkProps) {
  return <NavLink {...props} ref={useKept()} />;
}
