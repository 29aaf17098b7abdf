import { existsSync, readFileSync } from 'node:fs';
import { EnvironmentError, UsageError } from '@little-arches/kit/errors/usage-error';
import { changeOwners, hostPackage, ownedPackages, ownersOf, retireOwner } from '../../owners/change-owners';
import { createKeyFile, keyFileOf } from '../../sign/open-signing';
import { namesOf, shortId } from '../../sign/owners';
import { type PublicKey, publicPem, readPublicKey } from '../../sign/release-key';
import { readRegistry } from '../../store/channel-registry';
import type { Command, Outcome, Verb } from '../command';

/** `release keys`: shows and changes who owns which package. */
export const verb: Verb = async (command) => {
  const [add, retire] = [command.option('add'), command.option('retire')];
  if (command.flag('new')) return await makeKey(command);
  if (add !== undefined) return await addKey(command, add);
  if (retire !== undefined) return await retireKey(command, retire);
  return await showOwners(command);
};

async function makeKey({ dataDir, dryRun, signing }: Command): Promise<Outcome> {
  const file = keyFileOf(dataDir);
  if (!dryRun && !(await createKeyFile(dataDir)))
    throw new EnvironmentError(
      `There is a key already: ${file}. It owns what was released with it, so it is not replaced; move it away first.`,
    );
  const key = signing.key();
  if (dryRun || !key) return { json: { dryRun, file }, text: [`Would make a private key: ${file}`] };
  return {
    json: { file, id: key.id, publicKey: publicPem(key) },
    text: [
      `The private key is in ${file}, for you alone; a pipeline gets it as the secret RELEASE_KEY.`,
      ...keyLines(key),
    ],
  };
}

async function addKey(command: Command, given: string): Promise<Outcome> {
  const { store, dryRun } = command;
  const name = packageOf(command, '--add');
  const isPem = given.includes('-----BEGIN');
  if (!isPem && !existsSync(given)) throw new UsageError(`There is no file '${given}' with a public key.`);
  const added = readPublicKey(isPem ? given : readFileSync(given, 'utf8'), isPem ? '--add' : given);
  const json = { package: name, added: added.id, dryRun };
  if (!(await ownersOf(store, name))) {
    const host = await hostPackage(store);
    if (!dryRun) await changeOwners(store, host, { action: 'admit', package: name, id: added.id });
    const word = dryRun ? 'would let' : 'lets';
    return {
      json: { ...json, admittedBy: host },
      text: [`${host} ${word} in ${name}, whose first release is made with the key ${shortId(added.id)}.`],
    };
  }
  const whose = command.option('name');
  if (!whose) throw new UsageError('Say whose key it is, for example: --name Ada');
  if (dryRun) return { json, text: [`Would add the key ${shortId(added.id)} of ${whose} to ${name}.`] };
  const owners = await changeOwners(store, name, { action: 'add', key: added.key, name: whose });
  return { json, text: [`${name} belongs to ${namesOf(owners)}.`] };
}

async function retireKey(command: Command, start: string): Promise<Outcome> {
  const { store, dryRun } = command;
  const name = packageOf(command, '--retire');
  const json = { package: name, retired: start, dryRun };
  if (dryRun) return { json, text: [`Would retire the key ${start} of ${name}.`] };
  const owners = await retireOwner(store, name, start);
  return { json, text: [`${name} belongs to ${namesOf(owners)}. What is live of it is signed again.`] };
}

async function showOwners({ store, signing, names, channel }: Command): Promise<Outcome> {
  const all = names.length > 0 ? names : await ownedPackages(store);
  const read = await Promise.all(all.map(async (name) => ({ name, owners: await ownersOf(store, name) })));
  const key = signing.key();
  // An unverified pointer has no trusted time.
  const at = await readRegistry(store, channel).then(
    (read) => read.at,
    () => undefined,
  );
  const anchors = read.flatMap(({ name, owners }) => (owners ? [`${name}=${owners.first}`] : []));
  return {
    json: {
      key: key?.id,
      packages: read.map(({ name, owners }) => ({
        package: name,
        first: owners?.first,
        owners: [...(owners?.current.values() ?? [])].map((owner) => ({ id: owner.id, name: owner.name })),
      })),
    },
    text: [
      ...read.map(({ name, owners }) => `${name.padEnd(18)}${owners ? namesOf(owners) : 'no owners yet'}`),
      ...(anchors.length > 0 ? [`For readers elsewhere: RELEASE_OWNERS=${anchors.join(',')}`] : []),
      ...(at ? [`and, so that none is shown that is older: RELEASE_NOT_BEFORE=${channel}=${at}`] : []),
      ...(key ? ['The key of this machine:', ...keyLines(key)] : ['This machine has no key.']),
    ],
  };
}

function keyLines(key: PublicKey): string[] {
  return [`id ${key.id}`, publicPem(key).trim()];
}

function packageOf(command: Command, option: string): string {
  const name = command.option('package');
  if (name) return name;
  throw new UsageError(`Say whose owners change: npm run release -- keys ${option} … --package remote-store`);
}
