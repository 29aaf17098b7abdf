import { Audience } from './audience';
import { Closing } from './closing';
import { CommonQuestions } from './common-questions';
import { Hero } from './hero';
import { Levels } from './levels';
import { PromiseBand } from './promise-band';
import { Steps } from './steps';

export function Page() {
  return (
    <>
      <Hero />
      <Steps />
      <Audience />
      <Levels />
      <PromiseBand />
      <CommonQuestions />
      <Closing />
    </>
  );
}
