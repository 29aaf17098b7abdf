import type { CalendarDay } from '@little-arches/contracts/values';
import { isInaccessible, render, screen } from '@testing-library/react';
import { CourseChart } from './course-chart';

const point = (id: string, day: CalendarDay, left: number, right: number) => ({
  id,
  day,
  left,
  right,
  current: id === 'new',
});

it('renders one image whose accessible name contains the whole course', () => {
  const points = [point('old', '2025-12-09', 13.3, 12.7), point('new', '2026-09-09', 19.6, 19.1)];
  const { container } = render(<CourseChart label="Arch height" unit="mm" digits={1} points={points} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    /^Arch height from Dec 25 to Sep 26: left from 13\.3\s+mm to 19\.6\s+mm, right from 12\.7\s+mm to 19\.1\s+mm\.$/,
  );
  const written = [...container.querySelectorAll('text')];
  expect(written.length).toBeGreaterThan(3);
  expect(written.filter((text) => !isInaccessible(text))).toEqual([]);
});
