import * as v from 'valibot';
import { parseList, parseShape } from './parse-list';

const person = v.object({ name: v.string(), age: v.number() });

it('names the sender and the wrong field, never its value', () => {
  const read = () => parseShape('getPeople', person, { name: 'Ida', age: 'secret' }, 'data.3');
  expect(read).toThrow("getPeople answered something unexpected at 'data.3.age'");
  expect(() => parseShape('getPeople', person, 7)).toThrow("at 'the answer itself'");
});

it('drops an invalid item and keeps the rest', () => {
  const left: string[] = [];
  const people = [{ name: 'Ida', age: 7 }, { name: 'Nils' }, null, { name: 'Kim', age: 9, extra: 1 }];
  expect(parseList('getPeople', person, people, 'data', (problem) => void left.push(problem))).toEqual([
    { name: 'Ida', age: 7 },
    { name: 'Kim', age: 9 },
  ]);
  expect(left).toEqual([
    "getPeople answered something unexpected at 'data.1.age'; the entry was left out",
    "getPeople answered something unexpected at 'data.2'; the entry was left out",
  ]);
});

it('refuses a list without a readable item, because its format is another one', () => {
  const left = jest.fn();
  expect(() => parseList('getPeople', person, [{ nom: 'Ida' }, 7], 'data', left)).toThrow("at 'data.0.name'");
  expect(left).not.toHaveBeenCalled();
});

it('accepts an empty list, and refuses other values', () => {
  expect(parseList('getPeople', person, [], '', jest.fn())).toEqual([]);
  expect(() => parseList('getPeople', person, { 0: {} }, 'data', jest.fn())).toThrow("at 'data'");
});
