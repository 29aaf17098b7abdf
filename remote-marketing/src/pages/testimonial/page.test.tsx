import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import { figures } from '../../claims/figures';
import remote from '../../routes';
import { sampleTestimonials } from '../../testimonials/testimonials';

it('marks the page and each testimonial as a sample', async () => {
  renderPage(remote, '/testimonial');
  expect(await screen.findByText(/these voices are samples/)).toBeVisible();
  const voices = screen.getAllByRole('figure');
  expect(voices).toHaveLength(sampleTestimonials.length);
  for (const voice of voices) expect(within(voice).getByText('Sample')).toBeVisible();
});

it('exposes each rating in words', async () => {
  renderPage(remote, '/testimonial');
  await screen.findByRole('heading', { level: 1 });
  const ratings = screen.getAllByText(/^Rated [1-5] of 5$/).map((rating) => rating.textContent);
  expect(ratings).toEqual(sampleTestimonials.map(({ rating }) => `Rated ${rating} of 5`));
});

it('marks title and description as a sample for search engines', () => {
  expect(remote.pages.testimonial?.title).toMatch(/^Sample /);
  expect(remote.pages.testimonial?.description).toMatch(/^Sample .* made up\.$/);
});

it('makes no promise about health in an invented testimonial', () => {
  const said = sampleTestimonials.map(({ title, description }) => `${title} ${description}`).join(' ');
  for (const figure of Object.values(figures)) expect(said).not.toContain(figure);
  expect(said).not.toMatch(/\b(heal|cure|correct|improve|pain|better feet)/i);
});
