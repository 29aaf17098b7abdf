/** Renders what the browser's storage holds, and until when. */
export function InBrowser() {
  return (
    <dl>
      <div>
        <dt>Your sign-in</dt>
        <dd>Who you are on this device, until you log out. Only there if you signed in.</dd>
      </div>
      <div>
        <dt>Your cart</dt>
        <dd>The products in it, until you remove them or the order is paid.</dd>
      </div>
      <div>
        <dt>The number of a payment</dt>
        <dd>
          From the moment you pay until the result is shown; up to five of payments that were not finished.
        </dd>
      </div>
    </dl>
  );
}
