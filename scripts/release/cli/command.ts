import type { SiteConfig } from '@little-arches/contracts/config';
import type { Finding } from '../model/findings';
import type { ReleaseStore } from '../store/store';

/** Input of a verb. */
export interface Command {
  readonly names: readonly string[];
  readonly channel: string;
  /** The channel that a new channel copies. */
  readonly begin: string;
  readonly dryRun: boolean;
  readonly store: ReleaseStore;
  /** Where the store is: a directory, or the address of a bucket. */
  readonly location: string;
  /** Returns the configuration of the channel's site. Throws a UsageError when it can't be determined. */
  readonly config: () => Promise<SiteConfig>;
  /** Returns the value of one of the verb's own options. */
  readonly option: (name: string) => string | undefined;
  /** Returns whether one of the verb's own switches is set. */
  readonly flag: (name: string) => boolean;
  /** The operator. */
  readonly by: string;
  /** Reports progress, apart from the result. */
  readonly log: (line: string) => void;
}

/** Result of a verb, for pipelines and for people. */
export interface Outcome {
  readonly json: Readonly<Record<string, unknown>>;
  readonly text: readonly string[];
  readonly findings?: readonly Finding[];
  /** Whether the checked state is wrong; the command then exits with 1. */
  readonly failed?: boolean;
}

/** Runs a verb. Throws a RefusedError when a finding prevents it. */
export type Verb = (command: Command) => Promise<Outcome>;
