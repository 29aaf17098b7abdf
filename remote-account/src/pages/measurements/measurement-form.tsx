import { useHost } from '@little-arches/contracts/host';
import { Button, Field, FieldPair, FormErrors, useForm } from '@little-arches/contracts/ui';
import type { CalendarDay, Child } from '@little-arches/contracts/values';
import { useMemo } from 'react';
import { addMeasurement } from '../../measurements/measurement-backend';
import { measurementFormSchema } from '../../measurements/measurement-rules';
import styles from './page.module.css';

/** Renders the form of a measurement: both feet, in millimetres. */
export function MeasurementForm({
  child,
  today,
  onSaved,
}: {
  child: Child;
  today: CalendarDay;
  onSaved: () => void;
}) {
  const { backend } = useHost();
  const schema = useMemo(() => measurementFormSchema(today), [today]);
  const state = useForm({
    id: 'measurement',
    schema,
    send: async (measured) => {
      await addMeasurement(backend, { child_id: child.id, ...measured });
      onSaved();
      return undefined;
    },
  });
  const number = (name: string) => ({
    ...state.field(name),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    required: true,
  });
  return (
    <form {...state.form}>
      <FormErrors state={state} />
      <Field
        {...state.field('measured_on')}
        label="Day"
        type="date"
        defaultValue={today}
        max={today}
        required
      />
      <fieldset className={styles.foot}>
        <legend>Left foot, in millimetres</legend>
        <FieldPair>
          <Field {...number('left_length_mm')} label="Left length" />
          <Field {...number('left_width_mm')} label="Left width" />
        </FieldPair>
      </fieldset>
      <fieldset className={styles.foot}>
        <legend>Right foot, in millimetres</legend>
        <FieldPair>
          <Field {...number('right_length_mm')} label="Right length" />
          <Field {...number('right_width_mm')} label="Right width" />
        </FieldPair>
      </fieldset>
      <p>
        <Button type="submit" busy={state.busy}>
          {state.busy ? 'Saving…' : 'Save measurement'}
        </Button>
      </p>
    </form>
  );
}
