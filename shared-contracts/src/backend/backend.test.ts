import { createBackendError, isBackendError } from './backend';

it('detects a backend failure by its shape, so that every copy of this module agrees', () => {
  expect(isBackendError(createBackendError('Gone', 404))).toBe(true);
  expect(isBackendError(Object.assign(new Error('x'), { name: 'BackendError', status: 0 }))).toBe(true);
});

it.each([new Error('x'), { name: 'BackendError', status: 404 }, null, 'BackendError'])(
  'does not mistake %p for a backend failure',
  (error) => {
    expect(isBackendError(error)).toBe(false);
  },
);
