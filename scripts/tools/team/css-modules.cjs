// Class names are their own keys in tests.
module.exports = {
  __esModule: true,
  default: new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) }),
};
