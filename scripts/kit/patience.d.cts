/** Milliseconds that a person, or a test, waits for one thing on a machine ten times busier. Waits end on events. */
export declare const STEP: number;
/** Milliseconds after which a whole test, hook or start hangs: building included, on a machine ten times busier. */
export declare const WHOLE: number;
