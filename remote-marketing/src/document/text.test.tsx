import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import sample from '../testing/texts/sample.md';
import unknownPage from '../testing/texts/unknown-page.md';

const words = {
  share: '1%',
  days: 14,
  mail: 'a@b.example',
  Note: <hr />,
  cite: (id: string) => <cite>{id}</cite>,
};

it('returns each heading with an id as a section of its topic, with the values of its words', () => {
  const [first, second] = sample(words);
  expect(first).toMatchObject({ id: 'share', title: 'We give 1%', topic: 'Topic one' });
  expect(second).toMatchObject({ id: 'second', title: 'Second', topic: 'Topic two' });
});

it('renders words, elements, citations, links and Markdown, and HTML as text', () => {
  const { container } = render(<MemoryRouter>{sample(words)[0]?.content}</MemoryRouter>);
  expect(container.innerHTML.replaceAll('\n', '')).toBe(
    [
      '<p>In 14 days, <strong>stop</strong>. <cite>a-1</cite> See <a href="/store#level-1"',
      ' data-discover="true">the store</a>, or <a href="mailto:a@b.example">write</a>.</p><hr>',
      '<ul><li>one</li></ul><blockquote><p>said</p></blockquote>',
      '<p>a &lt;b onclick="x()"&gt;b&lt;/b&gt;</p>',
    ].join(''),
  );
});

it('throws for a word or a page that is unknown', () => {
  expect(() => sample({ ...words, days: undefined })).toThrow('sample.md contains days, which is unknown');
  expect(() => unknownPage({})).toThrow('unknown-page.md contains nowhere, which is unknown');
});
