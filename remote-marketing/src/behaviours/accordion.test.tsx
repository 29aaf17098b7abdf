import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

const panels = ['Idea', 'Draft', 'Launch'].map((title) => ({ title, content: <p>About {title}</p> }));
const open = (container: Element) =>
  [...container.querySelectorAll('details')].filter((panel) => panel.open).map((panel) => panel.textContent);

it('opens the first panel and keeps at most one open', async () => {
  const { container } = render(<Accordion name="work" panels={panels} firstOpen />);
  expect(open(container)).toEqual(['IdeaAbout Idea']);
  await userEvent.click(screen.getByText('Launch'));
  await waitFor(() => expect(open(container)).toEqual(['LaunchAbout Launch']));
  await userEvent.click(screen.getByText('Launch'));
  await waitFor(() => expect(open(container)).toEqual([]));
});

it('does not touch the panels of another accordion', async () => {
  const { container } = render(
    <>
      <Accordion name="work" panels={panels} firstOpen />
      <Accordion name="questions" panels={[{ title: 'Why?', content: 'Because.' }]} />
    </>,
  );
  await userEvent.click(screen.getByText('Why?'));
  await waitFor(() => expect(open(container)).toEqual(['IdeaAbout Idea', 'Why?Because.']));
});

it('lets the browser keep one panel open by a shared name', () => {
  const { container } = render(<Accordion name="work" panels={panels} />);
  expect(container.querySelectorAll('details[name=work]')).toHaveLength(3);
});
