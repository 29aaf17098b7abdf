import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import { founders } from '../../team/founders';
import { entries, meta } from './page';

it.each(founders)(
  'shows the profile of $name',
  async ({ slug, name, qualifications, attributes, skills }) => {
    renderPage(remote, `/team/${slug}`);
    await screen.findByRole('heading', { level: 1, name });
    for (const { title } of qualifications) expect(screen.getByText(title)).toBeVisible();
    for (const attribute of attributes) expect(screen.getByText(attribute.name)).toBeVisible();
    for (const skill of skills) {
      const bar = screen.getByRole('meter', { name: skill.name });
      expect(bar).toHaveValue(skill.value);
      expect(bar.previousSibling).toHaveTextContent(`${skill.value} of 10`);
    }
  },
);

it('links to the team and to the other founder', async () => {
  const { user } = renderPage(remote, '/team/ines-halvorsen');
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/team']);
  await user.click(screen.getByRole('link', { name: 'Get to know Jonas' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Jonas Adeyemi' })).toBeVisible();
});

it.each(['nobody', 'INES', 'ines-halvorsen2'])('shows the unknown founder %s as not found', async (name) => {
  renderPage(remote, `/team/${name}`);
  expect(await screen.findByText('404 Nobody of that name belongs to our team.')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

it('lists both profiles for prerendering, each with its own title and breadcrumb', async () => {
  expect(await entries()).toEqual([{ name: 'ines-halvorsen' }, { name: 'jonas-adeyemi' }]);
  for (const founder of founders) {
    const { title, structuredData } = meta({ founder, siteUrl: 'https://site.example' });
    expect(title).toBe(founder.name);
    expect(structuredData).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://site.example/' },
        { position: 2, item: 'https://site.example/team' },
        { position: 3, name: founder.name },
      ],
    });
  }
});
