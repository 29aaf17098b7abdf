import { holdAgainst } from './hold-against';

holdAgainst('package');
