import { pageNumber } from './list-view';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=2.9', 2],
  ['page=0', 1],
  ['page=-7', 1],
  ['page=second', 1],
  ['page=99999999999', 1_000_000],
  ['page=Infinity', 1_000_000],
])('reads from the query %j page %d', (query, page) => {
  expect(pageNumber({ query: new URLSearchParams(query) })).toBe(page);
});
