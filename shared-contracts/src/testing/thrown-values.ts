const refuse = (): never => {
  throw new Error('A trap was sprung');
};
const traps = Object.fromEntries(Reflect.ownKeys(Reflect).map((trap) => [trap, refuse]));

/**
 * For tests: returns values that a part of the site may throw, by name. Each call creates new ones. `foreignError`
 * creates an Error of another realm: a browser takes one from a frame, Node from `node:vm`.
 */
export function thrownValues(foreignError: () => unknown): Readonly<Record<string, unknown>> {
  const unreadable = new Error('Replaced below');
  Object.defineProperty(unreadable, 'message', { get: refuse });
  return {
    'an Error': new TypeError('x is undefined'),
    undefined: undefined,
    null: null,
    'an empty string': '',
    zero: 0,
    'a symbol': Symbol('thrown'),
    'a promise': new Promise(() => {}),
    'a proxy that throws': new Proxy({}, traps),
    'a frozen object': Object.freeze({ code: 7 }),
    'an Error with a message that throws': unreadable,
    'an Error of another realm': foreignError(),
    'an object without a prototype': Object.create(null),
    'a revoked proxy': revoked(),
    'a function': () => {},
  };
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
