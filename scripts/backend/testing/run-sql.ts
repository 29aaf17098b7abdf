import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { projectRoot } from '@little-arches/kit/files/project-root';

/**
 * Runs statements on a database folder that no backend uses, and returns the rows of each; the caller parses them.
 * Runs outside Jest, which can't load PGlite.
 */
export async function runSql(folder: string, statements: readonly string[]): Promise<unknown> {
  const program = `
    import { createPgliteConnection } from '@supabase/lite/pglite';
    const connection = await createPgliteConnection({ url: ${JSON.stringify(folder)} });
    const rows = [];
    for (const sql of ${JSON.stringify(statements)}) rows.push((await connection.driver.exec(sql))[0]?.rows);
    await connection.close();
    console.log(JSON.stringify(rows));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: projectRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The statements for ${folder} ended with ${code}.`);
  return JSON.parse(printed);
}
