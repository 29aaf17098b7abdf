import { LOOK_KEY } from '@little-arches/contracts/platform';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CHOICES_KEY, choose, clearChoices } from './reading-choices';
import { Zone } from './zone';

const root = document.documentElement;
const zone = <Zone>A story</Zone>;

afterEach(() => act(clearChoices));

it('applies the chosen look, stores it for the next visit, and removes it on leaving the zone', () => {
  const { unmount } = render(zone);
  expect(root).not.toHaveAttribute('data-look');
  act(() => choose('bedtime', true));
  act(() => choose('short', true));
  act(() => choose('large', true));
  expect(root).toHaveAttribute('data-look', 'large bedtime');
  expect(localStorage.getItem(LOOK_KEY)).toBe('large bedtime');
  unmount();
  expect(root).not.toHaveAttribute('data-look');
  const later = render(zone);
  expect(root).toHaveAttribute('data-look', 'large bedtime');
  act(clearChoices);
  expect(root).not.toHaveAttribute('data-look');
  expect(localStorage.length).toBe(0);
  later.unmount();
});

it('keeps the look of a prerendered page while hydrating', async () => {
  choose('large', true);
  const markup = renderToString(zone);
  expect(localStorage.getItem(CHOICES_KEY)).toContain('large');
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = markup;
  root.dataset.look = 'large';
  const before: (string | null)[] = [];
  const observer = new MutationObserver((changes) => {
    before.push(...changes.map(({ oldValue }) => oldValue));
  });
  observer.observe(root, { attributes: true, attributeOldValue: true });
  const hydrated = await act(async () => hydrateRoot(page, zone));
  expect(before).not.toContain(null);
  observer.disconnect();
  act(() => hydrated.unmount());
  page.remove();
});
