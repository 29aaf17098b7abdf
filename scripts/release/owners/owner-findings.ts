import { errorsOf, type Finding } from '../check/findings';
import { notOwner, type Owners, shortId } from '../sign/owners';
import type { PublicKey } from '../sign/release-key';

/** Returns a finding for the release of a package with other owners. */
export function foreignPackage(name: string, owners: Owners, { id }: PublicKey): Finding {
  const { reason, fix } = notOwner(name, owners, id);
  return finding(name, reason, fix);
}

/** Returns a finding for a new package that no owner of a live package admitted. */
export function uninvitedPackage(name: string, { id }: PublicKey): Finding {
  return finding(
    name,
    `${name} has no owners yet, and nobody let in the key of this release, ${shortId(id)}.`,
    `An owner of a package that is live does it: npm run release -- keys --add <public key> --package ${name}`,
  );
}

/** Returns a finding for a package whose owners are missing, or begin with the wrong key. */
export function otherFirstOwner(name: string, wanted: string, { id }: PublicKey): Finding {
  return finding(
    name,
    `${name} has no owners in the release store; they must begin with the key ${shortId(wanted)}, not with that of this release, ${shortId(id)}.`,
    `Put keys/${name}.json back as it was, or release with that key.`,
  );
}

function finding(name: string, message: string, fix: string): Finding {
  return errorsOf(name, '')('owner', message, fix);
}
