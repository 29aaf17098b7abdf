import { AVATARS, type Child } from '@little-arches/contracts/values';
import { ChildAvatar } from '../../children/child-avatar';
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
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>Picture</legend>
      <div className={styles.choices}>
        {AVATARS.map((avatar) => (
          <label key={avatar} className={styles.choice}>
            <input type="radio" name={name} value={avatar} defaultChecked={avatar === chosen} />
            <ChildAvatar avatar={avatar} />
            <span className={styles.label}>{avatar}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
