import { addresses } from '@little-arches/contracts/routes';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import { installFakeBrowser } from '../behaviours/testing/fake-browser';
import remote from '../routes';

const pages = [
  [addresses.pricing, 'Pricing'],
  [addresses.blog, 'Blog'],
  [addresses.blogGrid, 'Blog Grid'],
  [addresses.singleBlog, 'Blog Details'],
  [addresses.service, 'Service'],
  [addresses.singleService, 'Service Details'],
  [addresses.portfolioOne, 'Portfolio One Column'],
  [addresses.portfolioTwo, 'Portfolio Two Column'],
  [addresses.singlePortfolio, 'Portfolio Deatails'],
  [addresses.singleTeam, 'Team Details'],
] as const;

async function open(path: string) {
  installFakeBrowser();
  const page = renderPage(remote, path);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

describe.each(pages)('%s', (path, name) => {
  it('renders a breadcrumb, and marks the page as a sample', async () => {
    await open(path);
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', addresses.home);
    expect(within(trail).getByText(name)).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText(/^Sample page/)).toBeInTheDocument();
  });

  it('excludes the page from search engines', () => {
    expect(Object.values(remote.pages).find((page) => page.path === path)?.index).toBe(false);
  });

  it('renders one h1, and skips no heading level', async () => {
    const { container } = await open(path);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
    });
  });
});

it('shows six posts, a search box that does nothing and five tags that lead home', async () => {
  const { user, address, host } = await open(addresses.blogGrid);
  expect(screen.getAllByRole('article')).toHaveLength(6);
  await user.type(screen.getByPlaceholderText('Type keyword here'), 'feet{Enter}');
  expect(address()).toBe(addresses.blogGrid);
  expect(host.backendCalls).toEqual([]);
  for (const tag of ['Marketing', 'Business', 'Solutions', 'Studio', 'Brand'])
    expect(screen.getByRole('link', { name: tag })).toHaveAttribute('href', addresses.home);
});

it('shows three long previews and marks the first page as current', async () => {
  await open(addresses.blog);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  const pagination = screen.getByRole('navigation', { name: 'Pages of the blog' });
  expect(
    within(pagination)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Page 1', 'Page 2', 'Next']);
  expect(within(pagination).getByRole('link', { current: 'page' })).toHaveTextContent('1');
});

it.each([
  [addresses.portfolioOne, 3],
  [addresses.portfolioTwo, 8],
])('shows the projects of %s', async (path, count) => {
  const { container } = await open(path);
  expect(container.querySelectorAll(`li a[href="${addresses.singlePortfolio}"]`)).toHaveLength(count);
});

it('shows a project with its facts and steps, and six others', async () => {
  await open(addresses.singlePortfolio);
  const facts = ['Client', 'Date', 'Duration', 'Cost'].map(
    (term) => screen.getByText(term).nextElementSibling?.textContent,
  );
  expect(facts).toEqual(['Green Door Clinic', 'March to May 2025', 'Two months', '50k USD']);
  const story = screen.getByRole('region', { name: 'How it went' });
  expect(within(story).getAllByRole('listitem')).toHaveLength(3);
  const more = screen.getByRole('region', { name: 'Six more projects' });
  expect(within(more).getAllByRole('article')).toHaveLength(6);
});

it('offers eight services, the process in three steps and six answers', async () => {
  const { container } = await open(addresses.service);
  const services = screen.getByRole('region', { name: 'What we do' });
  expect(within(services).getAllByRole('listitem')).toHaveLength(8);
  const summaries = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(summaries).toEqual(['01/ Project idea', '02/ Brainstorming', '03/ Launch']);
  expect(container.querySelectorAll('details[open]')).toHaveLength(1);
  expect(container.querySelectorAll('dt')).toHaveLength(6);
});

it('shows the approach in three parts, a clip with a transcript, and counters', async () => {
  const { container } = await open(addresses.singleService);
  const approach = screen.getByRole('region', { name: 'Our Approach' });
  expect(
    within(approach)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Scan & Assess', 'Personalized Correction', 'Track & Improve']);
  expect(container.querySelectorAll('details li')).toHaveLength(3);
  const counters = screen.getByRole('region', { name: 'In numbers' });
  for (const text of [
    '15+',
    '120k',
    '100%',
    /years of experience/,
    /successful projects/,
    /client satisfaction rate/,
  ])
    expect(within(counters).getAllByText(text).length).toBeGreaterThan(0);
});
