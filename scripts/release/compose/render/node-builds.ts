import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readOwnFile } from '@little-arches/kit/files/read-own-file';
import { isAsBuilt } from '../../store/released-file';
import type { ReleaseStore } from '../../store/store';

/** A Node build. `node` holds the required hashes of its files. */
export type NodeBuild = Pick<Descriptor, 'name' | 'version' | 'node'>;

/**
 * Writes the files of a Node build into the checkout and returns their folder. Throws when a stored file is missing
 * or altered, or when the folder of an earlier run has other content.
 */
export async function layOutNodeBuild(store: ReleaseStore, build: NodeBuild): Promise<string> {
  const files = await readNodeBuild(store, build);
  const folder = path.join(projectRoot(), '.cache/prerender', build.name, build.version);
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}.draft`;
    rmSync(draft, { recursive: true, force: true });
    try {
      mkdirSync(draft, { recursive: true });
      for (const [file, content] of files) writeFileSync(path.join(draft, path.basename(file)), content);
      renameSync(draft, folder);
    } catch (error) {
      // Another command wrote the same files meanwhile.
      if (!existsSync(folder)) throw error;
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  await compareLaidOut(folder, build);
  return folder;
}

/** Reads the files of a Node build, by path. Throws when one is missing or altered. */
async function readNodeBuild(store: ReleaseStore, { name, version, node }: NodeBuild) {
  return await Promise.all(
    node.map(async (file) => {
      const stored = await store.get(`${name}/${version}/${file.path}`);
      const fault = (text: string) => new Error(`${file.path} of ${name} ${version} ${text}`);
      if (!stored) throw fault('is not in the store: publish it again');
      if (!isAsBuilt(file, stored.content))
        throw fault('is not the file that was built: publish another version');
      return [file.path, stored.content] as const;
    }),
  );
}

/**
 * Throws when the folder differs from the build. An extra file is as wrong as a changed one: a node_modules folder
 * would bring another react.
 */
async function compareLaidOut(folder: string, { name, version, node }: NodeBuild): Promise<void> {
  const wanted = new Map(node.map((file) => [path.basename(file.path), file]));
  const fault = (file: string, text: string) =>
    new Error(
      `${path.join(folder, file)} ${text} ${name} ${version}, so nothing of it is run: delete ${folder} and publish again`,
    );
  const extra = readdirSync(folder).find((file) => !wanted.has(file));
  if (extra !== undefined) throw fault(extra, 'is no file of');
  for (const [file, built] of wanted) {
    const content = await readOwnFile(folder, [file]).catch(() => undefined);
    if (!content || !isAsBuilt(built, content)) throw fault(file, 'is not the file that was built of');
  }
}
