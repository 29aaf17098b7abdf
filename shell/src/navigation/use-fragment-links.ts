import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Leads plain links to a part of the page (`<a href="#part">`) through the router: the browser would scroll by itself,
 * leave the focus behind, and give each such step of the history the same key.
 */
export function useFragmentLinks(): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    // On the document, where what a page's own handler has prevented is known.
    const follow = (press: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = press;
      if (press.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = target instanceof Element && target.closest('a[href^="#"]:not([target])');
      if (!link) return;
      press.preventDefault();
      const to = link.getAttribute('href') ?? '';
      void navigate({ search, hash: to }, { replace: to === hash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, search, hash]);
}
