import { fsyncSync } from 'node:fs';

interface NodeFiles {
  stream_ops: { fsync?(stream: OpenFile): number };
}

interface OpenFile {
  /** The descriptor of a file; a folder has none. */
  readonly nfd?: number;
}

interface PostgresModule {
  readonly FS: { readonly filesystems: { readonly NODEFS?: NodeFiles } };
}

/**
 * Options of PGlite that put every commit on the disk before it is answered. As delivered it starts Postgres
 * with fsync off, and its file system knows no fsync; see docs/decisions/0015.
 */
export const DURABLE = {
  startParams: [
    ...['--single', '-O', '-j'],
    ...[
      'search_path=public',
      'exit_on_error=false',
      'log_checkpoints=false',
      'max_worker_processes=0',
      'max_parallel_workers=0',
      'max_parallel_workers_per_gather=0',
      'fsync=on',
      // The default, fdatasync, ends nowhere in this build of Postgres.
      'wal_sync_method=fsync',
    ].flatMap((setting) => ['-c', setting]),
  ],
  extensions: {
    durable: {
      name: 'durable',
      setup: async (_: unknown, options: { preRun?: unknown[] }) => ({
        emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), addSync] },
      }),
    },
  },
};

function addSync({ FS }: PostgresModule): void {
  if (FS.filesystems.NODEFS)
    FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {
      if (nfd !== undefined) fsyncSync(nfd);
      return 0;
    };
}
