import { CallerBarred, createSpentTime } from './spent-time';

let time = 0;
const create = () => createSpentTime(() => time);

it('charges nothing for requests that are not slow', () => {
  const spent = create();
  for (let request = 0; request < 1000; request++) spent.charge('kim', 499);
  expect(() => spent.mustNotWait('kim')).not.toThrow();
});

it('lets a caller go on after one statement that was ended', () => {
  const spent = create();
  spent.charge('kim', 5000);
  expect(() => spent.mustNotWait('kim')).not.toThrow();
});

it('bars a caller for twenty times what it spent too much, and no other', () => {
  const spent = create();
  for (let request = 0; request < 6; request++) spent.charge('kim', 1000);
  expect(() => spent.mustNotWait('kim')).toThrow(new CallerBarred(20));
  expect(() => spent.mustNotWait('robin')).not.toThrow();
  time += 19_000;
  expect(() => spent.mustNotWait('kim')).toThrow(new CallerBarred(1));
  time += 1000;
  expect(() => spent.mustNotWait('kim')).not.toThrow();
  spent.charge('kim', 1000);
  expect(() => spent.mustNotWait('kim')).toThrow(new CallerBarred(20));
});

it('forgets in time what was spent', () => {
  const spent = create();
  spent.charge('kim', 5000);
  time += 100_000;
  spent.charge('kim', 5000);
  expect(() => spent.mustNotWait('kim')).not.toThrow();
});
