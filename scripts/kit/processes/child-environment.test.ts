import inspector from 'node:inspector';
import { childEnvironment } from './child-environment';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test('passes no secret on, and no option of Node', () => {
  Object.assign(process.env, { STRIPE_SECRET_KEY: 'secret', NODE_OPTIONS: '--trace-warnings' });
  expect(Object.keys(childEnvironment())).toEqual(expect.arrayContaining(['PATH', 'NODE_ENV']));
  expect(childEnvironment()).not.toHaveProperty('STRIPE_SECRET_KEY');
  expect(childEnvironment()).not.toHaveProperty('NODE_OPTIONS');
});

test('lets a debugger of this process attach to the child, and passes on nothing else', () => {
  Object.assign(process.env, { STRIPE_SECRET_KEY: 'secret', NODE_OPTIONS: '--require attach.cjs' });
  inspector.open(0, '127.0.0.1');
  try {
    expect(childEnvironment()).toMatchObject({ NODE_OPTIONS: '--require attach.cjs' });
    expect(childEnvironment()).not.toHaveProperty('STRIPE_SECRET_KEY');
  } finally {
    inspector.close();
  }
});
