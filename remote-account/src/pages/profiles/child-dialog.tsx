import { useHost } from '@little-arches/contracts/host';
import { Button, Field, FieldPair, FormErrors, TextArea, useForm } from '@little-arches/contracts/ui';
import { type CalendarDay, type Child, MONTHS } from '@little-arches/contracts/values';
import { useMemo } from 'react';
import { addChild, changeChild } from '../../children/child-backend';
import { birthYears, childFormSchema } from '../../children/child-rules';
import { SelectField } from '../../forms/select-field';
import { Dialog } from '../../ui/dialog';
import { AvatarField } from './avatar-field';

/** Renders the form of a child's profile, for a new or an existing child. */
export function ChildDialog({
  child,
  name,
  today,
  onSaved,
  onClose,
}: {
  child?: Child;
  /** Name of the existing child, which distinguishes it from others. */
  name?: string;
  today: CalendarDay;
  onSaved: (child: Child) => void;
  onClose: () => void;
}) {
  const { backend } = useHost();
  const schema = useMemo(() => childFormSchema(today), [today]);
  const state = useForm({
    id: 'child',
    schema,
    send: async (input, key) => {
      onSaved(await (child ? changeChild(backend, child.id, input) : addChild(backend, key, input)));
      return undefined;
    },
  });
  const { field } = state;
  const verb = child ? 'Save profile' : 'Add child';

  return (
    <Dialog title={child ? `Edit ${name}` : 'Add a child'} busy={state.busy} onClose={onClose}>
      <form {...state.form}>
        <FormErrors state={state} />
        <Field
          {...field('first_name')}
          label="First name"
          hint="Or any name you like. Only you see it here."
          defaultValue={child?.first_name}
          autoComplete="off"
          required
        />
        <FieldPair>
          <SelectField
            {...field('birth_month')}
            label="Month of birth"
            defaultValue={child?.birth_month ?? ''}
            required
          >
            <option value="">Choose</option>
            {MONTHS.map((month, index) => (
              <option key={month} value={index + 1}>
                {month}
              </option>
            ))}
          </SelectField>
          <SelectField
            {...field('birth_year')}
            label="Year of birth"
            defaultValue={child?.birth_year ?? ''}
            required
          >
            <option value="">Choose</option>
            {birthYears(today, child?.birth_year).map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </SelectField>
        </FieldPair>
        <Field
          {...field('shoe_size')}
          label="Shoe size, EU (optional)"
          defaultValue={child?.shoe_size ?? ''}
          inputMode="decimal"
          autoComplete="off"
        />
        <Field
          {...field('reference')}
          label="Your own reference (optional)"
          hint="For example a chart number or initials. It is found by the search, printed and exported."
          defaultValue={child?.reference ?? ''}
          autoComplete="off"
        />
        <AvatarField {...field('avatar')} chosen={child?.avatar ?? 'fox'} />
        <TextArea
          {...field('notes')}
          label="Notes (optional)"
          hint="For example what your child likes, or what a professional said."
          defaultValue={child?.notes}
          rows={3}
        />
        <div className="row">
          <Button type="submit" busy={state.busy}>
            {state.busy ? 'Saving…' : verb}
          </Button>
          <Button look="quiet" onClick={onClose} busy={state.busy}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
