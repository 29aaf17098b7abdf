// The site's own data: reports and vitals.

export { blockedSource } from './reports/blocked-source';
export { type ParsedReports, parseReports, type Report, type ReportKind, type Vital } from './reports/report';
export { type ReleasedPlace, releasedFrames, releasedPlace, stackFrames } from './reports/stack-frames';
