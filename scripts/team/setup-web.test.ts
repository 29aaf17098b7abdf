/** @jest-environment <rootDir>/scripts/team/browser-environment.cjs */
import { getByRole, getConfig, waitFor } from '@testing-library/dom';
import './setup-web.cjs';

const SHOWN = 'Only this';
const { body } = document;

beforeEach(() => {
  body.innerHTML = `<p>${SHOWN}</p>`;
});

it('tells what a page shows that lacks something', () => {
  expect(() => getByRole(body, 'button')).toThrow(SHOWN);
});

it('tells it once where that was waited for, and not at each look', async () => {
  const looks: string[] = [];
  const waiting = waitFor(
    () => {
      const { message } = getConfig().getElementError('No button', body);
      looks.push(message);
      return getByRole(body, 'button');
    },
    { container: body, timeout: 100 },
  );
  await expect(waiting).rejects.toThrow(SHOWN);
  expect(new Set(looks)).toEqual(new Set(['No button']));
});
