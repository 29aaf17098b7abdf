import { useSession } from '@little-arches/contracts/host';

export function Page() {
  const session = useSession();
  return (
    <div className="column">
      <h1>Your week of sports</h1>
      {session.status === 'authenticated' && (
        <p>{session.user.firstName}, climb on Monday and dance on Thursday.</p>
      )}
    </div>
  );
}
