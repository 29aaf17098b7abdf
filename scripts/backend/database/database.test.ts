import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BackendProcess,
  clearAway,
  createFilledDirectory,
  createTestDirectory,
  spawnTestBackend,
  startBackendProcess,
} from '../testing/backend-process';
import { runSql } from '../testing/run-sql';
import { createFamily, PASSWORD } from '../testing/test-families';

afterAll(clearAway);

const inDirectory = (dataDir: string) =>
  readdirSync(dataDir)
    .filter((name) => !name.startsWith('backend.') && !name.endsWith('.jsonl'))
    .sort();

async function expectToKnow(backend: BackendProcess, email: string, password = PASSWORD): Promise<void> {
  const { error } = await backend.visitor().auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
}

/** Creates the data directory of a stopped backend with a family. */
async function createUsedDirectory(): Promise<{ dataDir: string; email: string }> {
  const dataDir = await createFilledDirectory();
  const backend = await startBackendProcess({ dataDir });
  const { email } = await createFamily(backend);
  await backend.stop();
  return { dataDir, email };
}

describe('an existing database', () => {
  let used: { dataDir: string; email: string };
  beforeAll(async () => {
    used = await createUsedDirectory();
  });

  it('opens after its folder was restored from a copy, without any file that marks it as complete', async () => {
    const dataDir = createTestDirectory();
    cpSync(join(used.dataDir, 'database'), join(dataDir, 'database'), { recursive: true });
    const backend = await startBackendProcess({ dataDir });
    await expectToKnow(backend, used.email);
    expect((await backend.service().from('products').select('id')).data?.length).toBeGreaterThan(10);
    await backend.stop();
    expect(inDirectory(dataDir)).toEqual(['database', 'keys.json']);
  });

  it('is refused when incomplete, and stays unchanged', async () => {
    const dataDir = createTestDirectory();
    cpSync(join(used.dataDir, 'database'), join(dataDir, 'database'), { recursive: true });
    rmSync(join(dataDir, 'database', 'PG_VERSION'));
    const before = readdirSync(join(dataDir, 'database'));
    await expect(startBackendProcess({ dataDir })).rejects.toThrow(
      /PG_VERSION is missing\. Restore the whole folder from a copy, or move it away to start over/,
    );
    expect(readdirSync(join(dataDir, 'database'))).toEqual(before);
  });

  it('is refused when it belongs to something else, and stays unchanged', async () => {
    const dataDir = createTestDirectory();
    await runSql(join(dataDir, 'database'), ['create table stories (id int)']);
    await expect(startBackendProcess({ dataDir })).rejects.toThrow(
      /holds a database that is not one of this site\. Move it away, or choose another data directory/,
    );
    expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(true);
  });

  describe('from before the migrations were replaced by a schema', () => {
    const versions = 'select version from supabase_migrations.schema_migrations order by version';

    const LAST_OF_SCHEMA = '20261127130011';

    /** Copies the database and replaces the record of the schema by another migration; keeps later ones. */
    async function copyEndingWith(version: string): Promise<string> {
      const dataDir = createTestDirectory();
      const folder = join(dataDir, 'database');
      cpSync(join(used.dataDir, 'database'), folder, { recursive: true });
      await runSql(folder, [
        `delete from supabase_migrations.schema_migrations where version <= '${LAST_OF_SCHEMA}'`,
        `insert into supabase_migrations.schema_migrations (version) values ('${version}')`,
      ]);
      return dataDir;
    }

    it('opens when all of them ran, and records the schema instead', async () => {
      const dataDir = await copyEndingWith('20261127120000');
      const backend = await startBackendProcess({ dataDir });
      await expectToKnow(backend, used.email);
      await backend.stop();
      expect(await runSql(join(dataDir, 'database'), [versions])).toEqual(
        await runSql(join(used.dataDir, 'database'), [versions]),
      );
    });

    it('is refused when some of them are missing', async () => {
      const dataDir = await copyEndingWith('20261127110000');
      await expect(startBackendProcess({ dataDir })).rejects.toThrow(
        /before 27 November 2026 .* move DATA_DIR\/backend\/database away to start over/,
      );
    });
  });
});

describe('a first start that was killed', () => {
  it.each([
    ['while it created the database', 'creating', 'aside'],
    ['while it filled the database', 'filling', 'database'],
  ])('is completed by the next start when killed %s', async (_, state, place) => {
    const dataDir = createTestDirectory();
    await killFirstStart(dataDir, state);
    const backend = await startBackendProcess({ dataDir });
    expect((await backend.service().from('products').select('id')).data?.length).toBeGreaterThan(10);
    await expectToKnow(backend, 'demo@littlearches.example', 'demo-arches-1');
    expect(/in (\S+aside\S+) now, and a new one is made/.test(backend.log())).toBe(place === 'aside');
    const aside = join(dataDir, 'aside');
    const kept = existsSync(aside)
      ? readdirSync(aside).map((name) => join(aside, name, 'database/global'))
      : [];
    expect(kept.map((folder) => existsSync(folder))).toEqual(place === 'aside' ? [true] : []);
    await backend.stop();
    expect(existsSync(join(dataDir, 'database-unfinished'))).toBe(false);
  });
});

/** Kills the first start of an empty directory at the beginning of the given step. */
async function killFirstStart(dataDir: string, state: string): Promise<void> {
  const { process: child, ended } = spawnTestBackend(dataDir);
  const reached = () => {
    try {
      return (
        readFileSync(join(dataDir, 'database-unfinished'), 'utf8') === state &&
        existsSync(join(dataDir, 'database', 'global'))
      );
    } catch {
      return false;
    }
  };
  while (!reached() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 1));
  child.kill('SIGKILL');
  await ended;
  expect(reached()).toBe(true);
}
