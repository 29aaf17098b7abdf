/** Ways in which a script reaches beyond its own pages, by the name under which a release allows them. */
export const reachRules = ['storage', 'typing', 'network', 'built-ins', 'hidden-names'] as const;

/** One of these. */
export type ReachRule = (typeof reachRules)[number];

/** Names that belong to a rule in any position: as a variable, a property, a key or a text. */
const names: Readonly<Record<ReachRule, string>> = {
  storage: 'localStorage sessionStorage indexedDB caches cookie cookieStore credentials PasswordCredential',
  typing:
    'keydown keyup keypress beforeinput paste readText compositionupdate compositionend ' +
    'onkeydown onkeyup onkeypress onbeforeinput oninput onpaste onchange onsubmit',
  network:
    'fetch XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport RTCPeerConnection ' +
    'webkitRTCPeerConnection RTCDataChannel sendBeacon Worker SharedWorker serviceWorker importScripts ' +
    'BroadcastChannel MessageChannel postMessage Image',
  'built-ins': '__proto__ setPrototypeOf getPrototypeOf',
  'hidden-names': 'eval contentWindow contentDocument defaultView',
};

/** The rule of each name. */
export const ruleOfName: ReadonlyMap<string, ReachRule> = new Map(
  reachRules.flatMap((rule) => names[rule].split(' ').map((name) => [name, rule] as const)),
);

/** Events of typed text whose names are also names of elements: they count only in a listener. */
export const typedEvents = new Set(['input', 'change', 'submit', 'formdata', 'copy', 'cut']);

/** Names of the global object. */
export const globalObjects = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'frames', 'opener']);

/** Objects that every script of a document shares: no remote assigns to their members or prototypes. */
export const builtIns = new Set(
  [
    'JSON Object Array String Number Boolean Function Promise Map Set WeakMap WeakSet Date Math Reflect Proxy RegExp',
    'Symbol Error Storage Response Request Headers FormData URL URLSearchParams EventTarget Event Node Element',
    'HTMLElement HTMLInputElement HTMLFormElement Document Window History Navigator AbortController TextEncoder',
    'TextDecoder Uint8Array ArrayBuffer document navigator history console crypto performance customElements',
    'window globalThis self',
  ].flatMap((line) => line.split(' ')),
);
