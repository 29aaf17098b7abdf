import { parseScript } from '@little-arches/kit/syntax-tree';
import { openedPanels } from './opened-panels';

it.each([
  ["host.openPanel('cart')", ['cart']],
  ["const { openPanel } = useHost(); <Button onClick={() => openPanel('cart')} />", ['cart']],
  ["openPanel('help'); host.openPanel('cart'); openPanel('help')", ['cart', 'help']],
  ['openPanel(panel)', []],
  ["panels.open('cart')", []],
])('finds in %s the panels %j', (text, names) => {
  expect(openedPanels([parseScript({ path: 'page.tsx', text })])).toEqual(names);
});
