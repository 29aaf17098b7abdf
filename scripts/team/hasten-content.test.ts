/** @jest-environment <rootDir>/scripts/team/browser-environment.cjs */

afterEach(() => jest.useRealTimers());

it('what follows a placeholder is shown at once', async () => {
  jest.useFakeTimers();
  jest.requireActual('./hasten-content.cjs');
  // Which takes setTimeout now.
  const { createElement, Suspense, use } = await import('react');
  const { createRoot } = await import('react-dom/client');
  let arrive = (_content: string) => {};
  const arrived = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Content = () => use(arrived);

  createRoot(document.body).render(
    createElement(Suspense, { fallback: 'Loading ....' }, createElement(Content)),
  );
  await jest.advanceTimersByTimeAsync(10);
  expect(document.body.textContent).toBe('Loading ....');
  arrive('The page');
  await jest.advanceTimersByTimeAsync(10);
  expect(document.body.textContent).toBe('The page');
});
