import { createElement } from 'react';

export function Page() {
  return createElement('h1', null, 'Your album of footprints');
}
