import type { BuildSubject } from '../config/rules';
import { readDescriptorIn } from '../describe/built-descriptor';
import { compile } from '../describe/compile';
import { remoteConfigs } from '../describe/describe-remote';
import { exposedRoutes, federation } from '../federation/federation';
import type { Descriptor } from '../model/descriptor';

/** Builds a remote from its folder, in any location and version. Jest can't load the bundler: run it in a process. */
export async function buildRemote(subject: BuildSubject): Promise<Descriptor> {
  await compile(remoteConfigs(subject, federation({ name: subject.name, exposes: exposedRoutes })));
  return readDescriptorIn(subject.folder, subject.name);
}
