import { holdAgainst } from './hold-against';

holdAgainst('pages');
