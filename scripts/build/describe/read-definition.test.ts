import { parseDefinition } from './read-definition';

const source = 'remote-games/src/routes.tsx';
const page = { path: '/games', title: 'Games', description: 'Games for feet.' };
const definition = {
  name: 'remote-games',
  contract: { built: '1.2', needs: '1.0' },
  pages: { games: page },
  panels: [],
};
const parsed = (value: unknown) => parseDefinition('remote-games', source, value);

it.each(['/', '/games', '/games/:game', '/games/:game/:level', '/games/level.one'])(
  'accepts a page at %j',
  (path) => {
    const value = { ...definition, pages: { games: { ...page, path } } };
    expect(parsed(value)).toEqual(value);
  },
);

it.each([
  '',
  'games',
  '*',
  '/*',
  '/games/*',
  '/games/',
  '/games/:game?',
  '/games?level=1',
  '/kids games',
  'https://games.example/',
])('refuses a page at %j and names it', (path) => {
  expect(() => parsed({ ...definition, pages: { games: { ...page, path } } })).toThrow(
    `Page 'games' in ${source} has the address '${path}'`,
  );
});

it.each([
  ['another name', { ...definition, name: 'remote-kids' }, "carries the name 'remote-kids'"],
  ['nothing', undefined, 'defines no remote: its default export'],
  ['something else', { pages: {} }, 'defines no remote: name'],
  [
    'a page without a title',
    { ...definition, pages: { games: { ...page, title: undefined } } },
    'defines no remote: pages.games.title',
  ],
  [
    'an unknown access',
    { ...definition, pages: { games: { ...page, access: 'children' } } },
    'defines no remote: pages.games.access',
  ],
])('refuses a definition with %s', (_, value, message) => {
  expect(() => parsed(value)).toThrow(message);
});
