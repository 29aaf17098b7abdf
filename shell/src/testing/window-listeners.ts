/** For tests: records the window's listeners from now on, and returns the function that removes them. */
export function recordListeners(): () => void {
  const added: Parameters<typeof window.addEventListener>[] = [];
  const { addEventListener } = window;
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((...args: Parameters<typeof addEventListener>) => {
      added.push(args);
      addEventListener.apply(window, args);
    });
  return () => {
    for (const args of added) window.removeEventListener(...args);
  };
}
