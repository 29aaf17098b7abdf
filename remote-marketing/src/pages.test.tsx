import { brand } from '@little-arches/contracts/company';
import {
  addresses,
  findAddress,
  href,
  hrefOfLevel,
  siteFileAddresses,
} from '@little-arches/contracts/routes';
import { renderPage } from '@little-arches/contracts/testing/render';
import { LEVELS } from '@little-arches/contracts/values';
import { screen } from '@testing-library/react';
import { figures } from './claims/figures';
import { sources } from './pages/evidence/sources';
import remote from './routes';

const pages = [
  [addresses.home, 'Little feet, strong arches'],
  [addresses.aboutUs, 'We look after little feet'],
  [addresses.concept, 'A foot is a bridge'],
  [addresses.ourPromise, 'Five promises to you and your child'],
  [addresses.contactUs, 'Write to us'],
  [addresses.faqs, 'Questions and answers'],
  [addresses.comingSoon, 'This part is still being built'],
  [addresses.testimonial, 'What families could say'],
  [addresses.team, 'A\u00a0doctor, an\u00a0engineer, one\u00a0arch'],
  [href('teamMember', { name: 'ines-halvorsen' }), 'Ines Halvorsen'],
  [href('teamMember', { name: 'jonas-adeyemi' }), 'Jonas Adeyemi'],
  [addresses.evidence, 'What is known about children’s feet'],
  [addresses.privacy, 'How we look after your data'],
  [addresses.terms, 'What we agree on'],
] as const;

/** Allowed external links: the privacy notes of the payment provider, and the sources of the evidence page. */
const cited = ['https://stripe.com/privacy', ...sources.map(({ address }) => address ?? '')];

async function open(path: string) {
  const page = renderPage(remote, path);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

describe.each(pages)('%s', (path, title) => {
  it('renders one h1 and skips no heading level', async () => {
    const { container } = await open(path);
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      title,
    ]);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
    });
  });

  it('links to existing pages and sections of the site, and not to sample pages', async () => {
    const { container } = await open(path);
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const paths = links.filter((link) => link.startsWith('/')).map((link) => link.replace(/#.*/, ''));
    expect(paths.length).toBeGreaterThan(0);
    const samples: string[] = [addresses.blog, addresses.service, addresses.portfolioOne, addresses.pricing];
    const known = [...Object.values(addresses), ...Object.values(siteFileAddresses)];
    for (const link of paths) {
      expect([link, findAddress(known, link)]).not.toContain(undefined);
      expect(samples).not.toContain(link);
    }
    for (const link of links.filter((href) => href.startsWith('#')))
      expect([link, container.querySelector(link)]).not.toContain(null);
    const elsewhere = links.filter((href) => !/^[/#]/.test(href) && !cited.includes(href));
    for (const link of elsewhere) expect(link).toMatch(/^(mailto|tel):/);
  });

  it('shows the disclaimer near each figure about health', async () => {
    const { container } = await open(path);
    const health = [figures.rescan, figures.improvement, figures.correction];
    for (const section of container.querySelectorAll('section, details')) {
      if (health.some((figure) => section.textContent?.includes(figure)))
        expect(section).toHaveTextContent(brand.disclaimer);
    }
  });
});

it('has every page in its list, except samples and pages with tests of their own', () => {
  const listed = pages.map(([path]) => findAddress(Object.values(addresses), path) ?? path);
  const ofTheirOwn: string[] = [addresses.mail];
  const missing = Object.values(remote.pages)
    .filter(({ path, index }) => index !== false && !ofTheirOwn.includes(path))
    .map(({ path }) => path)
    .filter((path) => !listed.includes(path));
  expect(missing).toEqual([]);
});

it.each([addresses.faqs, addresses.privacy])(
  '%s says that a deleted child can be brought back for 30 days, and a deleted account not',
  async (path) => {
    const { container } = await open(path);
    expect(container).toHaveTextContent(/child.* for 30 days you can bring it back/i);
    expect(container).toHaveTextContent(/delet\w+ (the|an) account is final/i);
    expect(container).not.toHaveTextContent('Deleting is final');
  },
);

it('links each of the four levels to the store', async () => {
  await open(addresses.home);
  for (const level of LEVELS) {
    const link = screen.getByRole('link', { name: new RegExp(`Level ${level}`) });
    expect(link).toHaveAttribute('href', hrefOfLevel(level));
  }
});

it('shows four parts in the concept and five promises', async () => {
  const concept = await open(addresses.concept);
  expect(concept.container.querySelectorAll('section[aria-labelledby^=part-]')).toHaveLength(4);
  concept.unmount();
  const promise = await open(addresses.ourPromise);
  expect(promise.container.querySelectorAll('section')).toHaveLength(5);
});
