import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router-dom';
import { useKept } from '../containment/use-kept';

/** A link of the frame that only React can remove. */
export function KeptLink(props: LinkProps) {
  return <Link {...props} ref={useKept()} />;
}

/** A navigation link that only React can remove, marked when its page is shown. */
export function KeptNavLink(props: NavLinkProps) {
  return <NavLink {...props} ref={useKept()} />;
}
