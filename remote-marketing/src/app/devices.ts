/** Requirements of the app. The versions of iOS and Android are decided at its release. */
export const devices = [
  'An iPhone or Android phone with a camera. Which models, we say here when the app is out.',
  'Room for a few steps, bare feet, and somebody who holds the phone.',
  'No special device, and no cost.',
] as const;
