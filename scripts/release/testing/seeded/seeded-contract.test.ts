import { holdAgainst } from './hold-against';

holdAgainst('contract');
