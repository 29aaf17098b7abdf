import { userInfo } from 'node:os';

/** Returns who releases: the pipeline or `RELEASED_BY` names it, otherwise the user of this machine. */
export function releasedBy(env: NodeJS.ProcessEnv): string {
  return env.RELEASED_BY || env.GITHUB_ACTOR || env.GITLAB_USER_LOGIN || userName() || 'unknown';
}

function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    // The user of a container may have no name.
    return undefined;
  }
}
