import * as v from 'valibot';

/** Where the load goes. */
export interface Target {
  /** Origin of the site. */
  readonly site: string;
  /** Origin of the embedded backend. */
  readonly backend: string;
}

/** A signed-in person. */
export interface Person {
  readonly email: string;
  /** What their calls carry. */
  readonly headers: Readonly<Record<string, string>>;
}

const configSchema = v.object({ backend: v.object({ publishableKey: v.string() }) });
const sessionSchema = v.object({ access_token: v.string() });

/** Signs a person of the seed in, with the key that the site's own pages carry. */
export async function signIn({ site, backend }: Target, email: string): Promise<Person> {
  const html = await (await fetch(site)).text();
  const [, json = ''] = /<script[^>]* id="config"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const { publishableKey: apikey } = v.parse(v.pipe(v.string(), v.parseJson(), configSchema), json).backend;
  const answer = await fetch(`${backend}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo-arches-1' }),
  });
  const { access_token } = v.parse(sessionSchema, await answer.json());
  return {
    email,
    headers: { apikey, authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
  };
}
