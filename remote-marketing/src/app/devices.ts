/** What the app will need. Which versions of iOS and Android is not settled before it is published. */
export const devices = [
  'A phone with a camera. Which iPhones and Android phones, we say here once the app is out.',
  'Room for a few steps, bare feet, and somebody who holds the phone.',
  'No special device, and no cost.',
] as const;
