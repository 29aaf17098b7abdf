import type { SiteConfig } from 'shared-contracts/config';
import type { Finding } from '../check/findings';
import type { Signing } from '../sign/signing';
import type { ReleaseStore } from '../store/store';

/** What a verb is run with. */
export interface Command {
  readonly names: readonly string[];
  readonly channel: string;
  /** The channel that a new one begins as a copy of. */
  readonly begin: string;
  /** The channel that a release comes from, where it comes from one. */
  readonly from?: string | undefined;
  readonly dryRun: boolean;
  readonly store: ReleaseStore;
  /** Where that is: a directory, or the address of a bucket. */
  readonly location: string;
  readonly signing: Signing;
  /** Where this machine keeps its key. */
  readonly dataDir: string;
  /** Configuration of the channel's site. Throws a UsageError when nothing tells it. */
  readonly config: () => Promise<SiteConfig>;
  /** An option of the verb's own. */
  readonly option: (name: string) => string | undefined;
  /** An option of the verb's own that can be given several times. */
  readonly options: (name: string) => readonly string[];
  /** Whether a switch of the verb's own is set. */
  readonly flag: (name: string) => boolean;
  /** The operator. */
  readonly by: string;
  /** Reports progress, beside the result. */
  readonly log: (line: string) => void;
}

/** What a verb came to, for pipelines and for people. */
export interface Outcome {
  readonly json: Readonly<Record<string, unknown>>;
  readonly text: readonly string[];
  readonly findings?: readonly Finding[];
  /** Whether what was asked about is not as it should be, which ends the command with 1. */
  readonly failed?: boolean;
}

/** Runs a verb. Throws a RefusedError when a finding speaks against it. */
export type Verb = (command: Command) => Promise<Outcome>;
