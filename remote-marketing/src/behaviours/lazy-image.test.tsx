import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LazyImage } from './lazy-image';
import { installFakeBrowser } from './testing/fake-browser';

const image = (
  <LazyImage
    src="/room.svg"
    placeholder="data:image/webp;base64,tiny"
    alt="A room"
    width={850}
    height={500}
  />
);

it('shows a blurred placeholder, and loads the image 100 pixels before it is in view', () => {
  const browser = installFakeBrowser();
  render(image);
  const shown = screen.getByRole('img', { name: 'A room' });
  expect(shown).toHaveAttribute('src', 'data:image/webp;base64,tiny');
  expect(browser.margins()).toEqual(['100px']);
  act(() => browser.showAll());
  expect(shown).toHaveAttribute('src', '/room.svg');
});

it('reserves its space and shows the image without scripts', () => {
  const html = renderToStaticMarkup(image);
  expect(html).toMatch(/width="850" height="500"/);
  expect(html).toMatch(/<noscript><img[^>]*src="\/room\.svg"/);
});
