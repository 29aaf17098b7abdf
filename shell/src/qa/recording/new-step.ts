import type { RecordingStep } from 'shared-contracts/formats/reports';

type WithoutTime<Step> = Step extends RecordingStep ? Omit<Step, 'at'> : never;

/** A step of which only the time is missing. */
export type NewStep = WithoutTime<RecordingStep>;
