import { readNavigation } from './navigation';

it('reads names of remotes, none, or undefined when the variable is not set', () => {
  expect(readNavigation('remote-sports, remote-feet')).toEqual(['remote-sports', 'remote-feet']);
  expect(readNavigation('none')).toEqual([]);
  expect(readNavigation('')).toBeUndefined();
});

it.each(['Remote-Sports', 'remote-sports,', '/sports'])('refuses %s', (text) => {
  expect(() => readNavigation(text)).toThrow('NAVIGATION holds');
});
