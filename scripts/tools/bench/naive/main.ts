import type { SiteConfig } from '@little-arches/contracts/config';
import { CONFIG_FORMAT } from '@little-arches/contracts/formats/page';
import { createScriptPolicies } from '../../../../shell/src/containment/trusted-scripts';
import { readInlined } from '../../../../shell/src/loading/inlined';

// As on the real site, pages accept script addresses only through their policy.
createScriptPolicies(readInlined<SiteConfig>('config', CONFIG_FORMAT).payments);
// The guide's asynchronous boundary: shared libraries are negotiated before any module imports them.
void import('./bootstrap');
