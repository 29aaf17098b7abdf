import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LazyImage } from './lazy-image';
import { installFakeBrowser } from './testing/fake-browser';

const image = (
  <LazyImage src="/room.svg" placeholder="data:image/svg+xml,tiny" alt="A room" width={850} height={500} />
);

it('shows a blurred placeholder, fetches the image 100 pixels before it is in view, and then shows it', () => {
  const browser = installFakeBrowser();
  render(image);
  const shown = screen.getByRole('img', { name: 'A room' });
  fireEvent.load(shown);
  expect(shown).toHaveAttribute('src', 'data:image/svg+xml,tiny');
  expect(shown).toHaveAttribute('data-state', 'blurred');
  expect(browser.margins()).toEqual(['100px']);
  act(() => browser.showAll());
  expect(shown).toHaveAttribute('src', '/room.svg');
  expect(shown).toHaveAttribute('data-state', 'blurred');
  fireEvent.load(shown);
  expect(shown).toHaveAttribute('data-state', 'loaded');
});

it('keeps its place from the start and shows the image without scripts', () => {
  const html = renderToStaticMarkup(image);
  expect(html).toMatch(/width="850" height="500"/);
  expect(html).toMatch(/<noscript><img[^>]*src="\/room\.svg"/);
});

it('shows what the image would have said when it can’t be had', () => {
  const browser = installFakeBrowser();
  render(image);
  act(() => browser.showAll());
  fireEvent.error(screen.getByRole('img', { name: 'A room' }));
  expect(screen.getByRole('img', { name: 'A room' })).toHaveAttribute('data-state', 'loaded');
});
