/** Global variable that the script of a scenario kit sets. */
export const SCENARIO_KIT = 'littleArchesScenarios';
