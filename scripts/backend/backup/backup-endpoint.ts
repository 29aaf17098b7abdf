import { packBackup } from './backup-file';

/** Path of the running backend that returns its backup. */
export const BACKUP = '/backup';

/** Returns a backup of the data directory to callers with the secret key. */
export async function answerBackup(
  request: Request,
  secretKey: string,
  dataDir: string,
  dump: () => Promise<Buffer>,
): Promise<Response> {
  if (request.headers.get('authorization') !== `Bearer ${secretKey}`)
    return Response.json({ message: 'not found' }, { status: 404 });
  return new Response(new Uint8Array(await packBackup(dataDir, await dump())));
}
