import { createElement } from 'react';

export function Page() {
  return createElement('div', { className: 'column' }, createElement('h1', null, 'Your album of footprints'));
}
