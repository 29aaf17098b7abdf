import { CallerBarred, createRepeatOffenders } from './repeat-offenders';

let time = 0;
const offenders = () => createRepeatOffenders(() => time);

it('lets a caller go on after one statement that was ended', () => {
  const some = offenders();
  some.count('kim');
  expect(() => some.mustNotWait('kim')).not.toThrow();
});

it('bars who does it again, longer each time, and nobody else', () => {
  const some = offenders();
  for (const seconds of [0, 30, 60, 120, 240, 480, 600, 600]) {
    some.count('kim');
    if (seconds > 0) expect(() => some.mustNotWait('kim')).toThrow(new CallerBarred(seconds));
    time += seconds * 1000;
    expect(() => some.mustNotWait('kim')).not.toThrow();
  }
  expect(() => some.mustNotWait('robin')).not.toThrow();
});

it('forgets after ten minutes', () => {
  const some = offenders();
  some.count('kim');
  time += 600_000;
  some.count('kim');
  expect(() => some.mustNotWait('kim')).not.toThrow();
});
