interface ServiceError {
  readonly name: string;
  readonly message: string;
  readonly $metadata?: { readonly httpStatusCode?: number; readonly attempts?: number };
}

/** Returns the HTTP status of a service's answer; undefined without an answer. */
export function statusOf(error: unknown): number | undefined {
  return (error as ServiceError).$metadata?.httpStatusCode;
}

/** Returns whether the SDK sent the request more than once, because no answer came or the answer requested it. */
export function wasSentAgain(error: unknown): boolean {
  return ((error as ServiceError).$metadata?.attempts ?? 1) > 1;
}

const CREDENTIALS =
  'Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, to ones that may use the bucket.';

const fixes: Readonly<Record<string, string>> = {
  NoSuchBucket: 'There is no such bucket. Create it, or name another one.',
  // Without s3:ListBucket the service reports a missing file as forbidden.
  AccessDenied:
    'The credentials need s3:GetObject, s3:PutObject and s3:DeleteObject on its files and s3:ListBucket on the bucket.',
  InvalidAccessKeyId: CREDENTIALS,
  SignatureDoesNotMatch: CREDENTIALS,
  CredentialsProviderError: CREDENTIALS,
  NotImplemented:
    'The service lacks conditional writes (If-Match, If-None-Match), which releases need. Use a bucket of a service that has them.',
  PermanentRedirect: 'The bucket is in another region: set AWS_REGION to it.',
};

/** Returns a failure of the bucket as one sentence with the next step. */
export function describeFailure(error: unknown, bucket: string): Error {
  const { name, message } = error as ServiceError;
  const fix = message === 'Region is missing' ? 'Set AWS_REGION to the bucket’s region.' : fixes[name];
  const said = message && message !== name ? `${name}: ${message}` : name;
  return new Error(
    `The bucket ${bucket} can't be used (${said.replace(/\.$/, '')}). ${fix ?? 'Check the network, AWS_REGION, and AWS_ENDPOINT_URL if the service is not Amazon’s, and try again.'}`,
    { cause: error },
  );
}
