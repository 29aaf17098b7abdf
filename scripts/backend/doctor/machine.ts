/** Result of one check of the machine or the checkout; a problem comes with its fix. */
export interface Finding {
  readonly subject: string;
  readonly state: string;
  readonly fix?: string;
}

/** Checks whether the disk has space for packages, builds and the database. */
export function examineDisk(freeBytes: number): Finding {
  const free = `${(freeBytes / 1e9).toFixed(1)} GB free`;
  if (freeBytes >= 1e9) return { subject: 'Disk', state: free };
  return {
    subject: 'Disk',
    state: free,
    fix: 'Make room for at least 1 GB: packages, builds and the database need it.',
  };
}

/** A program that only tests use: its path, its version and the value of its variable. */
export interface TestProgram {
  readonly file: string | undefined;
  /** First line of `--version`; undefined when the program can't be run. */
  readonly version: string | undefined;
  readonly chosen: string | undefined;
}

/** Checks whether the tests find a browser that runs. `canFetch` means that `npm test` downloads a missing one. */
export function examineBrowser(browser: TestProgram, canFetch: boolean): Finding {
  const subject = 'Browser for tests';
  if (browser.file || browser.chosen) return examineProgram(subject, 'CHROME_PATH', browser);
  if (canFetch) return { subject, state: 'none found; `npm test` fetches one' };
  return {
    subject,
    state: 'none found; only `npm test` needs one',
    fix: 'Install Chromium or Chrome, or set CHROME_PATH to its program file.',
  };
}

/**
 * Checks whether the tests find an nginx that runs. Without one its end-to-end test is skipped, which is no
 * problem.
 */
export function examineNginx(nginx: TestProgram): Finding {
  const subject = 'nginx for tests';
  if (nginx.file || nginx.chosen) return examineProgram(subject, 'NGINX_PATH', nginx);
  return { subject, state: 'none found; `npm test` then skips its end-to-end test' };
}

function examineProgram(subject: string, variable: string, { file, version, chosen }: TestProgram): Finding {
  if (!file)
    return {
      subject,
      state: `${variable} is '${chosen}', where there is none`,
      fix: `Set ${variable} to the program file, or unset it.`,
    };
  if (version) return { subject, state: `${version}, ${file}` };
  return {
    subject,
    state: `${file} is there, but can't be run`,
    fix: `Install it anew, or set ${variable} to another.`,
  };
}
