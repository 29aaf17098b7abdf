import { openTag } from '@little-arches/kit/escape-markup';
import * as v from 'valibot';
import { answerPrivately, renderBackendPage } from '../http/backend-page';

/** What can go wrong at Stripe, one at a time, with its text on the simulator's page. */
const FAULTS = {
  none: 'nothing',
  declined: 'Every card is declined',
  secondStepRefused: 'The bank refuses every second step',
  webhookLate: 'Each webhook comes five seconds late',
  webhookTwice: 'Each webhook comes twice at the same moment',
  webhookDropped: 'No webhook comes',
  noAnswer: 'A payment is made or paid, and the answer gets lost',
} as const;
export type Fault = keyof typeof FAULTS;

const formSchema = v.object({ fault: v.picklist(Object.keys(FAULTS) as Fault[]) });

/**
 * Creates the switch for Stripe's faults with its page at /payments/simulator, which accepts forms of its own only.
 * It is off at each start, so that a forgotten fault has no effect later.
 */
export function createFaultSwitch() {
  let fault: Fault = 'none';
  return {
    current: () => fault,

    async answer(request: Request): Promise<Response> {
      if (request.method !== 'POST') return answerPrivately(renderPage(fault), 'text/html');
      const { origin, pathname } = new URL(request.url);
      if (request.headers.get('origin') !== origin) return new Response(null, { status: 403 });
      const form = v.safeParse(formSchema, Object.fromEntries(new URLSearchParams(await request.text())));
      if (!form.success) return new Response(null, { status: 400 });
      fault = form.output.fault;
      return new Response(null, { status: 303, headers: { location: pathname } });
    },
  };
}

function renderPage(fault: Fault): string {
  const options = Object.entries(FAULTS).map(
    ([value, words]) =>
      `${openTag('option', { value, selected: value === fault || undefined })}${words}</option>`,
  );
  return renderBackendPage({
    title: 'Payments',
    links: '<a href="/mailbox">Mailbox</a>',
    main: `<p>Payments of the embedded backend are simulated: no money moves. Here Stripe can be made to fail.</p>
<form method="post">
<label for="fault">What goes wrong</label>
<select id="fault" name="fault">${options.join('')}</select>
<button>Set</button>
</form>
<p>The next start begins with everything well.</p>`,
  });
}
