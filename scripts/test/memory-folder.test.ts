import { holdsTests } from './memory-folder';

const GB = 2 ** 30;
const ROOMY = { mounts: 'tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n', free: 12 * GB, memory: 20 * GB };

it('takes a folder in memory that has room', () => {
  expect(holdsTests(ROOMY)).toBe(true);
});

it.each([
  ['the folder of a container, which is small', { ...ROOMY, free: 64 * 2 ** 20 }],
  ['a machine whose memory is in use', { ...ROOMY, memory: 3 * GB }],
  ['a folder that runs no programs', { ...ROOMY, mounts: 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec 0 0\n' }],
  ['a folder that nobody may write to', { ...ROOMY, mounts: 'shm /dev/shm tmpfs ro,nosuid 0 0\n' }],
  ['a folder that is on the disk', { ...ROOMY, mounts: '/dev/vda / ext4 rw 0 0\n' }],
  ['what was mounted over it', { ...ROOMY, mounts: `${ROOMY.mounts}shm /dev/shm tmpfs rw,noexec 0 0\n` }],
])('leaves %s', (_, place) => {
  expect(holdsTests(place)).toBe(false);
});
