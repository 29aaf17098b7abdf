import type { NavItem } from '@little-arches/contracts/formats/page';
import { frameMenus } from './navigation';

const link = (place: NavItem['place'], label: string): NavItem => ({
  place,
  label,
  path: `/${label.toLowerCase()}`,
  remote: 'remote-sports',
});
const added = (nav: NavItem[]) => {
  const [without, menus] = [frameMenus(), frameMenus(nav)];
  return Object.fromEntries(
    (['header', 'mobile', 'footer', 'legal'] as const).map((menu) => [
      menu,
      menus[menu].slice(without[menu].length).map(({ title }) => title),
    ]),
  );
};

it('adds the links of remotes behind the shell’s own', () => {
  expect(added([link('header', 'Sports'), link('footer', 'Feet'), link('legal', 'Imprint')])).toEqual({
    header: ['Sports'],
    mobile: ['Sports'],
    footer: ['Feet'],
    legal: ['Imprint'],
  });
});

it('shows links that the header has no room for in the footer', () => {
  const nav = ['Sports', 'Feet', 'Shoes'].map((label) => link('header', label));
  expect(added(nav)).toEqual({
    header: ['Sports', 'Feet'],
    mobile: ['Sports', 'Feet', 'Shoes'],
    footer: ['Shoes'],
    legal: [],
  });
});

it('adds no second link to an address', () => {
  expect(added([{ ...link('header', 'Products'), path: '/store' }])).toMatchObject({
    header: [],
    mobile: [],
  });
});
