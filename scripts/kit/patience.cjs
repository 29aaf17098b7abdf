// Plain JavaScript, because Jest reads it before anything can be translated.

/** Milliseconds that a person, or a test, waits for one thing on a machine ten times busier. Waits end on events. */
exports.STEP = 90_000;

/** Milliseconds after which a whole test, hook or start hangs: building included, on a machine ten times busier. */
exports.WHOLE = 900_000;
