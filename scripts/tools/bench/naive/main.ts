import type { SiteConfig } from '@little-arches/contracts/config';
import { PAGE_FORMATS } from '@little-arches/contracts/formats';
import { readInlined } from '../../../../shell/src/federation/inlined';
import { createScriptPolicies } from '../../../../shell/src/federation/trusted-scripts';

// As on the real site, pages accept script addresses only through their policy.
createScriptPolicies(readInlined<SiteConfig>('config', PAGE_FORMATS.config).payments);
// The guide's asynchronous boundary: shared libraries are negotiated before any module imports them.
void import('./bootstrap');
