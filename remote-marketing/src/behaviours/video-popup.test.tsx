import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeBrowser } from './testing/fake-browser';
import { VideoPopup } from './video-popup';

const clip = {
  title: 'Twelve seconds',
  sources: [
    { src: '/clip.webm', type: 'video/webm' },
    { src: '/clip.mp4', type: 'video/mp4' },
  ],
  captions: '/clip.vtt',
};

function show(reducedMotion = false) {
  installFakeBrowser({ reducedMotion });
  const { container } = render(<VideoPopup clip={clip}>Watch</VideoPopup>);
  return () => container.querySelector('video');
}

it('loads the clip with captions only when opened, and unloads it when closed', async () => {
  const video = show();
  expect(video()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Watch' }));
  expect(screen.getByRole('dialog', { name: 'Twelve seconds' })).toBeVisible();
  expect(video()).toHaveAttribute('autoplay');
  expect(video()?.querySelector('track[kind=captions]')).toHaveAttribute('src', '/clip.vtt');
  await userEvent.click(screen.getByRole('button', { name: 'Close video' }));
  expect(video()).toBeNull();
});

it('waits for the play button under reduced motion', async () => {
  const video = show(true);
  await userEvent.click(screen.getByRole('link', { name: 'Watch' }));
  expect(video()).not.toHaveAttribute('autoplay');
});

it('closes on a click beside the picture, but not on it', async () => {
  const video = show();
  await userEvent.click(screen.getByRole('link', { name: 'Watch' }));
  await userEvent.click(screen.getByRole('heading', { name: 'Twelve seconds' }));
  expect(video()).not.toBeNull();
  await userEvent.click(screen.getByRole('dialog'));
  expect(video()).toBeNull();
});

it('is a plain link to the file where scripts are off', () => {
  show();
  expect(screen.getByRole('link', { name: 'Watch' })).toHaveAttribute('href', '/clip.mp4');
});
