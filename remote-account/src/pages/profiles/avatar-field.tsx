import { AVATARS, type Child } from '@little-arches/contracts/values';
import { ChildAvatar } from '../../children/child-avatar';
import forms from '../../forms/form.module.css';
import styles from './avatar-field.module.css';

/** Selects one of the eight avatars. */
export function AvatarField({
  id,
  name,
  error,
  chosen,
}: {
  id: string;
  name: string;
  error: string | undefined;
  chosen: Child['avatar'];
}) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={forms.choices}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="bold">Picture</legend>
      <div className={styles.choices}>
        {AVATARS.map((avatar) => (
          <label key={avatar} className={`stack gap-1 ${styles.choice}`}>
            <input type="radio" name={name} value={avatar} defaultChecked={avatar === chosen} />
            <ChildAvatar avatar={avatar} />
            <span className={styles.label}>{avatar}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={forms.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
