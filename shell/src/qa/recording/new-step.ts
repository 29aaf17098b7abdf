import type { RecordingStep } from '@little-arches/contracts/formats/reports';

type WithoutTime<Step> = Step extends RecordingStep ? Omit<Step, 'at'> : never;

/** A step without its time. */
export type NewStep = WithoutTime<RecordingStep>;
