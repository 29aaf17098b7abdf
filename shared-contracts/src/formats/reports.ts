// The site's own data: reports, visits, health.

export { blockedSource } from './reports/blocked-source';
export { HEALTH_FORMAT, type Health, parseHealth, type VersionHealth } from './reports/health';
export { behindReports, HEALTH_PATH, TOKEN_PATH, VISIT_FORMAT } from './reports/receiver';
export { type ParsedReports, parseReports, type Report, type ReportKind } from './reports/report';
export { type ReleasedPlace, releasedFrames, releasedPlace, stackFrames } from './reports/stack-frames';
export { isVisit, parseVisit, type Visit, type VisitedPart, type VisitVital } from './reports/visit';
