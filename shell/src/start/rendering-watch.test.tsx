import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { hideLastResort } from './last-resort';
import { createRendering, Pulse, watchRendering } from './rendering-watch';

const PATIENCE = 8000;
const never = new Promise(() => {});
let arrive = () => {};
let late: Promise<void> | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  late = new Promise((resolve) => {
    arrive = resolve;
  });
});
afterEach(() => {
  hideLastResort();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Page() {
  const [value, setValue] = useState<unknown>();
  if (value) throw value;
  return (
    <>
      <Link to="/waits">Waits</Link>
      <button type="button" onClick={() => setValue(never)}>
        Suspend
      </button>
    </>
  );
}

function Late() {
  if (late) throw late;
  return <h1>Here</h1>;
}

function site(path = '/') {
  const rendering = createRendering();
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <Pulse rendering={rendering} hasPage />
          </>
        ),
        HydrateFallback: () => <Pulse rendering={rendering} hasPage={false} />,
        children: [
          { path: '/', element: <Page /> },
          { path: '/waits', element: <Late /> },
          { path: '/waits-at-first', loader: () => null, element: <Late /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  const onStuck = jest.fn();
  act(() => watchRendering(rendering, router, onStuck, PATIENCE));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, onStuck, router };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('reports nothing for a page that renders', async () => {
  const { user, onStuck } = site();
  await user.click(document.body);
  await pass(2 * PATIENCE);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(onStuck).not.toHaveBeenCalled();
});

it('reports once when a press suspends the page for ever', async () => {
  const { user, onStuck } = site();
  await pass(PATIENCE);
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await pass(PATIENCE - 1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
  await user.click(document.body);
  await pass(2 * PATIENCE);
  expect(onStuck).toHaveBeenCalledTimes(1);
});

it('reports when the first page is suspended', async () => {
  site('/waits-at-first');
  await pass(0);
  await pass(PATIENCE);
  expect(screen.getByRole('alert')).toHaveTextContent('This page has stopped working');
});

it('reports a press that happens while it checks another one', async () => {
  const { user } = site();
  await pass(PATIENCE / 2);
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await pass(PATIENCE / 2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(PATIENCE);
  expect(screen.getByRole('alert')).toBeVisible();
});

it('reports a suspended page, and withdraws the report when it renders', async () => {
  const { user, onStuck } = site();
  await user.click(screen.getByRole('link', { name: 'Waits' }));
  await pass(PATIENCE);
  expect(screen.getByRole('alert')).toHaveTextContent('This page has stopped working');
  expect(onStuck).toHaveBeenCalledTimes(1);
  late = undefined;
  arrive();
  await pass(0);
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
