import { addresses } from '@little-arches/contracts/routes';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import { sources } from './sources';

async function open() {
  const page = renderPage(remote, addresses.evidence);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

it('shows first when to see a doctor, and last the sources', async () => {
  await open();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(contents[0]).toHaveTextContent('When to see a doctor');
  expect(contents.at(-1)).toHaveTextContent('Literature');
});

it('cites every listed source by its number', async () => {
  const { container } = await open();
  const list = [...container.querySelectorAll('ol > li[id]')].map(({ id }) => id);
  expect(list).toEqual(sources.map(({ id }) => id));
  const cited = screen.getAllByRole('link', { name: /source \d+/ });
  for (const link of cited) {
    const number = Number(/\d+/.exec(link.textContent ?? '')?.[0]);
    expect(link).toHaveAttribute('href', `#${list[number - 1]}`);
  }
  expect(new Set(cited.map((link) => link.getAttribute('href')))).toEqual(
    new Set(list.map((id) => `#${id}`)),
  );
});

// Other pages link to these sections; after a renamed id the links would open the top of the page.
it.each(['see-a-doctor', 'insoles'])('keeps its section #%s', async (id) => {
  const { container } = await open();
  expect(container.querySelector(`h2#${id}`)).toBeVisible();
});
