/** What the app will need. Which versions of iOS and Android is not settled before it is published. */
export const devices = [
  'An iPhone or Android phone with a camera. Which models, we say here when the app is out.',
  'Room for a few steps, bare feet, and somebody who holds the phone.',
  'No special device, and no cost.',
] as const;
