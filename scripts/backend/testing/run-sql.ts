import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '@scripts/kit/project-root';

/** Runs statements on a database folder that no backend uses. PGlite can't be loaded by Jest. */
export async function runSql(folder: string, statements: readonly string[]): Promise<void> {
  const program = `
    import { createPgliteConnection } from '@supabase/lite/pglite';
    const connection = await createPgliteConnection({ url: ${JSON.stringify(folder)} });
    for (const sql of ${JSON.stringify(statements)}) await connection.driver.exec(sql);
    await connection.close();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: projectRoot(),
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The statements for ${folder} ended with ${code}.`);
}
