import { act, fireEvent, screen } from '@testing-library/react';
import { renderGame } from '../../testing/render-game';
import * as game from './balance';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stand = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

/** Simulates a device with a motion sensor; `answer` is the result of the permission request. */
function withSensor(answer?: string) {
  const sensor = class extends Event {};
  if (answer) Object.assign(sensor, { requestPermission: () => Promise.resolve(answer) });
  Object.assign(window, { DeviceMotionEvent: sensor });
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
}

const shake = (x: number) =>
  act(
    () =>
      void window.dispatchEvent(
        Object.assign(new Event('devicemotion'), { acceleration: { x, y: 0, z: 0 } }),
      ),
  );

it('ends after ten seconds on one leg', () => {
  const { onPlayed } = renderGame(game);
  press('Start');
  stand(9);
  expect(onPlayed).not.toHaveBeenCalled();
  stand(1);
  expect(onPlayed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('What a flamingo!');
  stand(30);
  expect(onPlayed).toHaveBeenCalledTimes(1);
});

it('restarts after the foot was down', () => {
  const { onPlayed } = renderGame(game);
  press('Start');
  stand(9);
  press('My foot is down');
  stand(5);
  press('Once more, other leg');
  stand(9);
  expect(onPlayed).not.toHaveBeenCalled();
  stand(1);
  expect(onPlayed).toHaveBeenCalledTimes(1);
});

it('offers no sensor on a device without one', () => {
  renderGame(game);
  expect(screen.queryByRole('button', { name: 'Let the phone feel it' })).not.toBeInTheDocument();
});

it.each([undefined, 'granted'])('detects a big wobble when the sensor is allowed (%s)', async (answer) => {
  withSensor(answer);
  renderGame(game);
  await act(async () => press('Let the phone feel it'));
  press('Start');
  shake(3);
  expect(screen.getByRole('status')).toHaveTextContent('You stand!');
  shake(-12);
  expect(screen.getByRole('status')).toHaveTextContent('Wobbles train your feet.');
});

it('continues by hand when the sensor is refused', async () => {
  withSensor('denied');
  const { onPlayed } = renderGame(game);
  await act(async () => press('Let the phone feel it'));
  press('Start');
  shake(12);
  stand(10);
  expect(onPlayed).toHaveBeenCalledTimes(1);
});
