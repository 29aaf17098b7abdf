/** The environment as the bench was called: later the embedded backend puts its functions' settings into it. */
export const environment: NodeJS.ProcessEnv = { ...process.env };
