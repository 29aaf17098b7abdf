import { Step, Steps } from './step';

const steps = [
  { title: 'Add your child here', text: 'First name and birth month are enough.' },
  {
    title: 'Scan in the phone app',
    text: 'Once the app is out, it films the feet and a few steps. A code from here tells it whose they are.',
  },
  { title: 'See the result here', text: 'A scan is measured within minutes and then shows under Scans.' },
];

/** Renders the steps that bring a first scan to this site. The first `done` steps are marked as done. */
export function AppSteps({ done = 0 }: { done?: number }) {
  return (
    <Steps>
      {steps.map(({ title, text }, index) => (
        <Step key={title} number={index + 1} isDone={index < done} title={title}>
          {text}
        </Step>
      ))}
    </Steps>
  );
}
