import styles from './article.module.css';

export function Article() {
  return (
    <div className={`stack ${styles.text}`}>
      <p className={styles.lead}>
        A family decides in the first two minutes whether a practice is a place for children. Nobody has
        greeted them by then. The room has.
      </p>
      <p>
        We sat in eleven waiting rooms, at the height of a four-year-old. From there the desk is a wall, the
        posters hang in the clouds, and the only thing within reach is the plug socket. A child who can’t see
        anything meant for it concludes, quite rightly, that this is a place for somebody else.
      </p>
      <h2>Lower it</h2>
      <p>
        Whatever you want children to look at belongs between forty and ninety centimetres above the floor. A
        ruler is all you need. In one practice we hung nothing new; we moved nine pictures down by a metre,
        and the room was another one.
      </p>
      <h2>Show the next step</h2>
      <p>
        Waiting is hard when you don’t know what for. A row of footprints to the right door, a drawing of the
        scales beside the scales, a chair that is clearly for the one whose turn it is: each says what comes
        next without a word.
      </p>
      <blockquote className={styles.quote}>
        <p>“When do we go to the green door?” is a better question than “When do we go home?”</p>
      </blockquote>
      <h2>Leave something undone</h2>
      <p>
        The best toy in any of the eleven rooms was a board on which the children before had left their
        footprints in chalk. It costs nothing, and it says what no poster can: others were here, and they were
        fine.
      </p>
      <ul>
        <li>Measure at what height your pictures hang.</li>
        <li>Sit on your smallest chair for ten minutes and write down what you see.</li>
        <li>Ask the next three children what they think will happen now.</li>
      </ul>
      <p>
        None of it needs a budget. It needs somebody who kneels down in the doorway and looks, and that can be
        anyone who works there.
      </p>
    </div>
  );
}
