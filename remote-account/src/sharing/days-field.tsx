import { SelectField } from '../forms/select-field';
import { SHARING_DAYS } from './sharing-links';

/** Selects for how many days a sharing link is valid. */
export function DaysField({
  id,
  label,
  days,
  onChange,
}: {
  id: string;
  label: string;
  days: number;
  onChange: (days: number) => void;
}) {
  return (
    <SelectField
      id={id}
      label={label}
      value={days}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {SHARING_DAYS.map((period) => (
        <option key={period} value={period}>
          {`${period} days`}
        </option>
      ))}
    </SelectField>
  );
}
