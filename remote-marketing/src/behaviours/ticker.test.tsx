import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { installFakeBrowser } from './testing/fake-browser';
import { Ticker } from './ticker';

const ticker = <Ticker label="Clients" items={['Otter', 'Kite'].map((id) => ({ id, content: id }))} />;

it('moves until its button stops it, and resumes', async () => {
  installFakeBrowser();
  const { container } = render(ticker);
  const motion = () => container.querySelector('[data-motion]')?.getAttribute('data-motion');
  expect(motion()).toBe('running');
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(motion()).toBe('paused');
  await userEvent.click(screen.getByRole('button', { name: 'Let it move' }));
  expect(motion()).toBe('running');
});

it('exposes each item once, and is focusable', async () => {
  installFakeBrowser();
  render(ticker);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Clients' })).toHaveFocus();
});

it.each([
  [
    'reduced motion is requested',
    () => {
      installFakeBrowser({ reducedMotion: true });
      return render(ticker).container.innerHTML;
    },
  ],
  ['scripts have not run', () => renderToStaticMarkup(ticker)],
])('renders a still row without a button when %s', (_, htmlOf) => {
  const html = htmlOf();
  expect(html).toContain('data-motion="none"');
  expect(html).not.toContain('<button');
  expect(html.match(/Otter/g)).toHaveLength(1);
});
