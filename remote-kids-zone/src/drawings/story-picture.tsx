import { Cover, covers } from './cover';
import { FootBones } from './foot-bones/foot-bones';
import { pictures } from './pictures/pictures';
import styles from './story-picture.module.css';

const FOOT_BONES = 'foot-bones';

/**
 * Returns the name of the drawing in a picture's address (`drawing:foot-bones`); undefined for an unknown drawing.
 */
export function drawingNamed(address: string): string | undefined {
  const [, name = ''] = /^drawing:(.+)$/.exec(address) ?? [];
  return name === FOOT_BONES || pictures.has(name) || covers.has(name) ? name : undefined;
}

/** Renders a drawing of the site between the paragraphs of a story. */
export function StoryPicture({ name, label }: { name: string; label: string }) {
  if (name === FOOT_BONES) return <FootBones label={label} />;
  const Picture = pictures.get(name);
  return (
    <div role="img" aria-label={label} className={styles.picture}>
      {Picture ? <Picture width="100%" height="100%" /> : <Cover name={name} />}
    </div>
  );
}
