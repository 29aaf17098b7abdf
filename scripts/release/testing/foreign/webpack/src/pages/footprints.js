import { createElement, useState } from 'react';

export function Page() {
  const [steps, setSteps] = useState(0);
  return createElement(
    'div',
    { className: 'column' },
    createElement('h1', null, 'Footprints'),
    createElement('button', { type: 'button', onClick: () => setSteps(steps + 1) }, `Steps: ${steps}`),
  );
}
