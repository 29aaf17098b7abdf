import type { SiteConfig } from '@little-arches/contracts/config';
import { CONFIG_FORMAT } from '@little-arches/contracts/formats/page';
import { readInlined } from '../../../../shell/src/federation/inlined';
import { createScriptPolicies } from '../../../../shell/src/federation/trusted-scripts';

// As on the real site, pages accept script addresses only through their policy.
createScriptPolicies(readInlined<SiteConfig>('config', CONFIG_FORMAT).payments);
// The guide's asynchronous boundary: shared libraries are negotiated before any module imports them.
void import('./bootstrap');
