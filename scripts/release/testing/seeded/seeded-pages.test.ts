import { holdAgainst } from './hold-against';

holdAgainst('pages', [
  'a text differs between Node and the browser',
  'a timer throws',
  'an effect that reads the window',
]);
