/** Metres per second squared in addition to gravity: a hop exceeds this value, walking doesn't. */
const WOBBLE = 8;

/** Returns whether this device may have a motion sensor that pages can read. */
export function hasMotion(): boolean {
  return typeof DeviceMotionEvent !== 'undefined' && navigator.maxTouchPoints > 0;
}

/**
 * Requests permission for the sensor, where one is needed. Call it while a press is handled. Returns false when
 * permission is refused.
 */
export async function allowMotion(): Promise<boolean> {
  const ask: unknown = Reflect.get(DeviceMotionEvent, 'requestPermission');
  if (typeof ask !== 'function') return true;
  try {
    const answer: unknown = await ask.call(DeviceMotionEvent);
    return answer === 'granted';
  } catch {
    return false;
  }
}

/** Calls `wobble` whenever the device is shaken. Returns the function that stops watching. */
export function watchWobbles(wobble: () => void): () => void {
  const feel = ({ acceleration }: DeviceMotionEvent) => {
    if (acceleration && Math.hypot(acceleration.x ?? 0, acceleration.y ?? 0, acceleration.z ?? 0) > WOBBLE)
      wobble();
  };
  window.addEventListener('devicemotion', feel);
  return () => window.removeEventListener('devicemotion', feel);
}
