import type { NavItem } from '@little-arches/contracts/formats/page';
import { orderNav } from './compose-nav';

const link = (remote: string, label: string): NavItem => ({
  place: 'header',
  label,
  path: `/${label}`,
  remote,
});
const links = [
  link('remote-c', 'c'),
  link('remote-a', 'second'),
  link('remote-a', 'first'),
  link('remote-b', 'b'),
];
const labels = (order?: string[]) => orderNav(links, order).map(({ label }) => label);

it('orders links by package name, and those of one remote as its table does', () => {
  expect(labels()).toEqual(['second', 'first', 'b', 'c']);
});

it('begins with the remotes in the operator’s list, and ignores others in it', () => {
  expect(labels(['remote-c', 'remote-gone', 'remote-b'])).toEqual(['c', 'b', 'second', 'first']);
});
