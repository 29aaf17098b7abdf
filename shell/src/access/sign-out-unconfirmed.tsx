import { addresses } from 'shared-contracts/routes';

/** Stands in the place of a page whose visitor signed out while the server could not be told. */
export function SignOutUnconfirmed() {
  return (
    <div role="alert">
      <h1>You are signed out on this device</h1>
      <p>
        Our server could not be reached, so it may not know yet. If others use your account’s devices, sign in
        and out again when you are back online.
      </p>
      <p>
        <a href={addresses.home}>Go to the home page</a>
      </p>
    </div>
  );
}
