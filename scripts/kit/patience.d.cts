/** Milliseconds in which a test of an element finds it; alone on a machine the Testing Library's own second. */
export declare const ELEMENT: number;
/** Milliseconds that one step of a program or a browser may take. Waits end on events. */
export declare const STEP: number;
/** Milliseconds after which a test of a page hangs. */
export declare const PAGE_TEST: number;
/** Milliseconds after which any other test, hook or start hangs: building included, on a machine ten times busier. */
export declare const WHOLE: number;
