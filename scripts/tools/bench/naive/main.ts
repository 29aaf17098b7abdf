import type { SiteConfig } from 'shared-contracts/config';
import { CONFIG_FORMAT } from 'shared-contracts/formats/page';
import { createScriptPolicies } from '../../../../shell/src/containment/trusted-scripts';
import { readInlined } from '../../../../shell/src/loading/inlined';

// Pages take no script's address but through their policy, here as there.
createScriptPolicies(readInlined<SiteConfig>('config', CONFIG_FORMAT).payments);
// The guide's asynchronous boundary: the shared libraries are agreed upon before anything imports them.
void import('./bootstrap');
