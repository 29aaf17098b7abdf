import { spawn } from 'node:child_process';
import path from 'node:path';

/** Exit code and output of a tool. */
export interface ToolResult {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a tool's file below node_modules with Node, which works alike on every system, in the checkout at `root`. */
export function runTool(root: string, [file, ...args]: readonly [string, ...string[]]): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', file), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const keep = (chunk: Buffer) => {
      said += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said: said.trim() }));
  });
}
