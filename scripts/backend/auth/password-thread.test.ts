import bcrypt from 'bcryptjs';
import { createPasswordThread } from './password-thread';

const { fits, close } = createPasswordThread();
afterAll(close);

it.each(['$2a$', '$2b$'])('compares a password with a hash that begins with %s', async (prefix) => {
  const hash = bcrypt.hashSync('correct-horse-9', 4).replace(/^\$2.\$/, prefix);
  expect(await fits('correct-horse-9', hash)).toBe(true);
  expect(await fits('correct-horse-8', hash)).toBe(false);
});

it('fits no password to what is no hash', async () => {
  expect(await fits('', '')).toBe(false);
  expect(await fits('a', `$2a$04$${'.'.repeat(53)}`)).toBe(false);
});

it('leaves this process free while it compares', async () => {
  const hash = bcrypt.hashSync('correct-horse-9', 10);
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 1);
  await fits('correct-horse-9', hash);
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(1);
});

it('fails what was under way when the thread ends, and begins another', async () => {
  const other = createPasswordThread();
  const begun = other.fits('correct-horse-9', bcrypt.hashSync('correct-horse-9', 10));
  const failed = expect(begun).rejects.toThrow('The thread that compares passwords ended.');
  await other.close();
  await failed;
  expect(await other.fits('a', '')).toBe(false);
  await other.close();
});
