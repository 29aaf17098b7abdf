import { isBackendError, type OwnHandler } from '@little-arches/contracts/backend';
import { answerCalls, Refusal } from './answer.ts';
import { parseBody, requireShape } from './body.ts';
import { requireData, visitorClient } from './service-client.ts';
import { verifiedUser } from './verified-user.ts';

/**
 * Serves a remote's own function under `name`, which the folder determines. Refuses a request of another shape with
 * 422, and answers 500 when the handler's answer doesn't fit its own schema.
 */
export function answerOwn(name: string, handler: OwnHandler): (request: Request) => Promise<Response> {
  if (handler.name !== name)
    throw new Error(`The handler in the folder of ${name} is called ${handler.name}.`);
  const { schemas, run } = handler;
  return answerCalls(name, async (request) => {
    const body = await parseBody(request, schemas.request);
    const answer = await run(body, {
      user: () => verifiedUser(request),
      rpc: async (called, args) => requireData(await visitorClient(request).rpc(called, args)),
    }).catch((error: unknown) => {
      throw isBackendError(error) && error.status >= 400 && error.status < 500
        ? new Refusal(error.status, error.message)
        : error;
    });
    try {
      return requireShape(schemas.answer, answer);
    } catch {
      throw new Error('its answer does not fit its schema');
    }
  });
}
