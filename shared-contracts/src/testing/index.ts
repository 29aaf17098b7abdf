// A host in memory, with its answers, sample data and the scenarios made of them.

export type { FakeAnswers } from './fake-backend';
export { createHttpBackend } from './http-backend';
export { sampleChildren, sampleProducts, sampleScans, sampleUser, signedIn } from './samples';
export { commonScenarios, type Scenario, type Scenarios } from './scenarios';
export { pathOfSlot } from './slot-route';
export { createTestHost, type TestHost, type TestHostOptions } from './test-host';
