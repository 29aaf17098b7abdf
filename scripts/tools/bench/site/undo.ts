/** Steps that end or remove things after the work. */
export interface Undo {
  /** Adds a step; the last added step runs first. */
  add(step: () => unknown): void;
  /** Runs every step, even after a failure, then throws the first failure. */
  run(): Promise<void>;
}

/** Collects the steps that stop what was started. */
export function createUndo(): Undo {
  const steps: (() => unknown)[] = [];
  return {
    add: (step) => void steps.push(step),
    async run() {
      const failures: unknown[] = [];
      for (const step of steps.splice(0).reverse())
        try {
          await step();
        } catch (error) {
          failures.push(error);
        }
      if (failures.length > 0) throw failures[0];
    },
  };
}
