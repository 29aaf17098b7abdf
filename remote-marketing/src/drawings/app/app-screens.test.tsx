import { isInaccessible, render, screen } from '@testing-library/react';
import { FilmScreen } from './film-screen';
import { ResultScreen } from './result-screen';
import { TodayScreen } from './today-screen';

it.each([FilmScreen, ResultScreen, TodayScreen])(
  '%p is one image with a name, and exposes no separate texts',
  (Screen) => {
    const { container } = render(<Screen />);
    expect(screen.getByRole('img')).toHaveAccessibleName(/^The app/);
    const words = [...container.querySelectorAll('text')];
    expect(words).not.toEqual([]);
    expect(words.filter((text) => !isInaccessible(text))).toEqual([]);
  },
);
