import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, within } from '@testing-library/react';
import { listed } from '../../articles/listed-article';
import { choose, clearChoices } from '../../reading/reading-choices';
import remote from '../../routes';
import { clearStamps } from '../../stamps/stamp-book';
import { readStamps } from '../../stamps/stamp-storage';
import { fakeVisibility } from '../../testing/fake-visibility';
import { sampleArticles } from '../../testing/sample-articles';
import { meta } from './page';

const [first, second, third] = sampleArticles;
if (!first || !second || !third) throw new Error('The sample must have three stories');

const address = '/kids-zone/the-bridge-under-your-sole';
const withStories = (data: unknown = sampleArticles) => ({
  answers: { functions: { getBlogWebsite: () => ({ data }) } },
});
async function renderBody(body: string) {
  const { user } = renderPage(remote, address, withStories([{ ...first, body }]));
  return { ...within(await screen.findByRole('article')), user };
}

it('shows the story with title and age range, and without a date', async () => {
  renderPage(remote, address, withStories());
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The Bridge Under Your Sole');
  const story = within(screen.getByRole('article'));
  expect(story.getByText('Ages 7 to 10')).toBeInTheDocument();
  expect(story.queryByText(/2026/)).not.toBeInTheDocument();
  expect(story.getByText('arch', { selector: 'strong' })).toBeInTheDocument();
  expect(story.getByRole('heading', { level: 2, name: 'A bridge that bends' })).toBeInTheDocument();
  expect(story.getByRole('link', { name: 'How your body works' })).toHaveAttribute(
    'href',
    '/kids-zone?topic=how-your-body-works',
  );
});

it('sets the title of the tab and the description', () => {
  expect(meta({ article: first, newer: undefined, older: listed(second) })).toMatchObject({
    title: first.title,
    description: first.summary,
    structuredData: { '@type': 'Article', headline: first.title, datePublished: first.published_at },
  });
  expect(meta(undefined).title).toBe('A Kids Zone story');
});

it('links to the previous story, to the next one and back to the list', async () => {
  const { user } = renderPage(remote, '/kids-zone/how-the-phone-sees-your-feet', withStories());
  const more = within(await screen.findByRole('navigation', { name: 'One more?' }));
  expect(more.getByRole('link', { name: /^Story before/ })).toHaveTextContent(first.title);
  expect(screen.getByRole('link', { name: 'All stories' })).toHaveAttribute('href', '/kids-zone');
  await user.click(more.getByRole('link', { name: /^Next story/ }));
  expect(await screen.findByRole('heading', { level: 1, name: third.title })).toBeInTheDocument();
});

it('offers no other story when there is none', async () => {
  renderPage(remote, address, withStories([first]));
  await screen.findByRole('article');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('responds to an unknown title with a 404', async () => {
  renderPage(remote, '/kids-zone/how-to-fly', withStories());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '404 This story is not in the Kids Zone. Maybe it has got a new name.',
  );
});

it('stamps the story when its end comes into view', async () => {
  const { showAll } = fakeVisibility();
  renderPage(remote, address, withStories());
  await screen.findByRole('article');
  expect(screen.queryByText(/has your stamp/)).not.toBeInTheDocument();
  act(showAll);
  expect(screen.getByText(/has your stamp/)).toBeInTheDocument();
  expect(readStamps()).toEqual({ read: [first.id], played: [] });
  act(clearStamps);
});

describe('the reading settings', () => {
  const body =
    'Long.\n\n## One\n\nText.\n\n> **Talk about it:** What do *you* think?\n\n> **Did you know?** No.';
  const told = { ...first, body, short_body: 'Short.' };
  const open = async () => {
    const { user } = renderPage(remote, address, withStories([told]));
    const story = within(await screen.findByRole('article'));
    return { user, story, press: (name: string) => user.click(story.getByRole('button', { name })) };
  };
  afterEach(() => act(clearChoices));

  it('folds one question per part, and opens all of them for reading together', async () => {
    const { story, press } = await open();
    const question = story.getByText('Talk about it').closest('details');
    expect(question).toHaveTextContent('What do you think?');
    expect(question).not.toHaveAttribute('open');
    expect(story.getByText('Did you know?').closest('blockquote')).toBeInTheDocument();
    await press('Read together');
    expect(question).toHaveAttribute('open');
    expect(story.getByRole('button', { name: 'Read together', pressed: true })).toHaveFocus();
  });

  it('shows the short text for beginners, and links back to the long one', async () => {
    const { story, press } = await open();
    await press('Short story');
    expect(story.getByText('Short.')).toBeInTheDocument();
    expect(story.queryByText('Long.')).not.toBeInTheDocument();
    expect(story.queryByRole('button', { name: 'Read together' })).not.toBeInTheDocument();
    await press('Read the long story');
    expect(story.getByText('Long.')).toBeInTheDocument();
  });

  it('opens with the stored settings, and offers only those that the story supports', async () => {
    choose('short', true);
    choose('together', true);
    renderPage(remote, address, withStories([{ ...first, body: 'Long.\n\n> **Talk about it:** Why?' }]));
    const story = within(await screen.findByRole('article'));
    expect(story.getByText('Long.')).toBeInTheDocument();
    const names = story.getAllByRole('button', { pressed: undefined }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Read together']);
    expect(story.getByRole('button', { name: 'Read together', pressed: true })).toBeInTheDocument();
  });
});

describe('the fold for parents', () => {
  it('is the last part of the page, with the note and sources of the story', async () => {
    const noted = {
      ...first,
      parents_note: 'Most feet are **flat** at first.',
      sources: ['Pfeiffer, Pediatrics 2006. https://doi.org/10.1/x', 'NHS Fife'],
    };
    const { user } = renderPage(remote, address, withStories([noted, second]));
    const note = (await screen.findByText('For grown-ups: about this story')).closest('details');
    expect(note).not.toHaveAttribute('open');
    expect(note).toHaveTextContent('Most feet are flat at first.');
    expect(document.querySelectorAll('aside')).toHaveLength(1);
    const last = screen.getByRole('navigation', { name: 'One more?' });
    expect(last.compareDocumentPosition(note as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const [source] = within(note as HTMLElement).getAllByRole('listitem', { hidden: true });
    expect(source).toHaveTextContent(/^Pfeiffer, Pediatrics 2006/);
    await user.click(within(source as HTMLElement).getByRole('button', { name: /doi\.org/, hidden: true }));
    expect(screen.getByRole('heading', { name: 'Ask a grown-up first' })).toBeInTheDocument();
  });

  it('has for a story without a note what holds for all stories, with the disclaimer', async () => {
    renderPage(remote, address, withStories());
    const fold = await screen.findByRole('complementary', { name: 'For grown-ups: about this story' });
    expect(fold).toHaveTextContent('Not a medical diagnosis.');
    expect(within(fold).queryByText('Where it is from')).not.toBeInTheDocument();
  });
});

describe('the body of a story', () => {
  it.each([
    ['# One\n\n## Two\n\ntext', 2, 3],
    ['## One\n\n### Two\n\ntext', 2, 3],
    ['### One\n\n#### Two\n\ntext', 2, 3],
  ])('moves the headings of %j directly below the title', async (body, one, two) => {
    const story = await renderBody(body);
    expect(story.getByRole('heading', { name: 'One', level: one })).not.toHaveAttribute('id');
    expect(story.getByRole('heading', { name: 'Two', level: two })).toBeInTheDocument();
  });

  it('puts only the “Try it” section into a box', async () => {
    const story = await renderBody(
      'Before.\n\n## Try it\n\n1. Jump\n\n### How\n\nHigh.\n\n## After\n\nRest.',
    );
    const box = story.getByRole('heading', { name: 'Try it' }).closest('section');
    expect(box).toHaveTextContent('Try itJumpHowHigh.');
  });

  it('shows raw HTML as text', async () => {
    const story = await renderBody(
      'Hello <b>you</b>\n\n<script>alert(1)</script>\n\n<div onclick="x()">no</div>',
    );
    expect(story.getByText(/Hello <b>you<\/b>/)).toBeInTheDocument();
    expect(document.querySelector('script, b, [onclick]')).toBeNull();
  });

  it('keeps links within the site and drops every link that is not a website', async () => {
    const story = await renderBody(
      '[shop](/store) [bad](javascript:alert(1)) [mail](mailto:a@b.example) [sly](//example.org)',
    );
    expect(story.getByRole('link', { name: 'shop' })).toHaveAttribute('href', '/store');
    for (const name of ['bad', 'mail', 'sly'])
      expect(story.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(story.getByText(/bad mail sly/)).toBeInTheDocument();
  });

  it('asks to fetch a grown-up before it opens another website', async () => {
    const story = await renderBody('See [the *world*](https://example.org/feet?a=1&amp;b=2).');
    expect(story.queryByRole('link', { name: /world/ })).not.toBeInTheDocument();
    const world = story.getByRole('button', { name: 'the world (another website)' });
    await story.user.click(world);
    const dialog = within(screen.getByRole('dialog', { name: 'Ask a grown-up first' }));
    expect(dialog.getByText('example.org')).toBeInTheDocument();
    const leave = dialog.getByRole('link', { name: 'A grown-up says yes' });
    expect(leave).toHaveAttribute('href', 'https://example.org/feet?a=1&b=2');
    expect(leave).toHaveAttribute('rel', 'noreferrer');
    await story.user.click(dialog.getByRole('button', { name: 'Stay here' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(world).toHaveFocus();
  });

  it('decodes character references, except in code and written-out addresses', async () => {
    const story = await renderBody(
      'Hop &amp; jump: 1 &lt; 2, &#128099;, &nope; and `&amp;`\n\n<https://example.org/?a&amp;b>',
    );
    expect(story.getByText(/^Hop/).closest('p')).toHaveTextContent('Hop & jump: 1 < 2, 👣, &nope; and &amp;');
    expect(story.getByRole('button', { name: /a&amp;b/ })).toBeInTheDocument();
  });

  it.each([
    ['quotes', '> '.repeat(3000), 'blockquote'],
    ['lists', '- '.repeat(400), 'ul'],
    ['numbered lists', '1. '.repeat(400), 'ol'],
    ['emphasis', '*a **b '.repeat(400) + ' b** a*'.repeat(400), 'em, strong'],
  ])('shows nested %s as text from the fifth level on', async (_, before, within) => {
    await renderBody(`${before}deep`);
    const depth = (element: Element | null): number =>
      element ? 1 + depth(element.parentElement?.closest(within) ?? null) : 0;
    const depths = [...document.querySelectorAll(within)].map(depth);
    expect(Math.max(...depths)).toBe(4);
    expect(document.querySelector('article')).toHaveTextContent(/deep/);
  });

  it('shows drawings of the site, and other pictures as their descriptions', async () => {
    const story = await renderBody(
      '![All the bones](drawing:foot-bones)\n\n![A bridge](drawing:arches)\n\n![No such](drawing:moon) and ![one &lt; two](drawing:arches)',
    );
    const bones = story.getByRole('group', { name: 'All the bones' });
    expect(within(bones).getAllByRole('img')).toHaveLength(26);
    expect(story.getByRole('img', { name: 'A bridge' })).toBeInTheDocument();
    expect(story.getByText('No such and one < two')).toBeInTheDocument();
    expect(document.querySelector('p :is(svg, figure, div)')).toBeNull();
  });

  it('loads no picture and has no inline style', async () => {
    const story = await renderBody(
      'See ![a giraffe](https://example.org/giraffe.png)\n\n| toe | size |\n|:--|--:|\n| big | 3 |\n\n- [x] socks off',
    );
    expect(story.getByText(/See a giraffe/)).toBeInTheDocument();
    expect(story.getByRole('cell', { name: 'big' })).toBeInTheDocument();
    expect(document.querySelector('article :is(img, input, [style])')).toBeNull();
  });
});
