/** Milliseconds in which a test must find an element; on an unshared machine the second of Testing Library. */
export declare const ELEMENT: number;
/** Milliseconds that one step of a program or a browser may take. Waits end on events. */
export declare const STEP: number;
/** Milliseconds after which a test of a page counts as hanging. */
export declare const PAGE_TEST: number;
/** Milliseconds after which any other test, hook or start counts as hanging: builds included, on a machine ten times busier. */
export declare const WHOLE: number;
