import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './use-hydrated';

it('returns false for the prerendered page and its hydration, then true', () => {
  const seen: boolean[] = [];
  function Page() {
    const hydrated = useHydrated();
    seen.push(hydrated);
    return <p>{hydrated ? 'live' : 'prerendered'}</p>;
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  expect(container).toHaveTextContent('prerendered');
  render(<Page />, { container: document.body.appendChild(container), hydrate: true });
  expect(screen.getByText('live')).toBeVisible();
  expect(seen).toEqual([false, false, true]);
});
