import { askForMail, askForMailForm } from '@little-arches/contracts/backend';
import { useHost, useSession } from '@little-arches/contracts/host';
import { Button, Field, FormErrors, Notice, TrapField, useForm } from '@little-arches/contracts/ui';
import type { Product } from '@little-arches/contracts/values';
import { useState } from 'react';

/**
 * Requests one mail for the time when a size of a product is back in stock. The request takes effect after the
 * owner of the address confirms it.
 */
export function TellMeWhenBack({ product, size }: { product: Product; size: number }) {
  const [isSent, setSent] = useState(false);
  if (isSent) return <Sent />;
  return <AskForm product={product} size={size} onSent={() => setSent(true)} />;
}

function AskForm({ product, size, onSent }: { product: Product; size: number; onSent: () => void }) {
  const { backend } = useHost();
  const session = useSession();
  const state = useForm({
    id: 'tell-me',
    schema: askForMailForm,
    send: async (values, key) => {
      await backend.call(askForMail, {
        action: 'ask',
        topic: 'size',
        productId: product.id,
        size,
        ...values,
        key,
      });
      onSent();
      return undefined;
    },
  });
  return (
    <form {...state.form}>
      <FormErrors state={state} />
      <Field
        {...state.field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={state.busy}
        defaultValue={session.status === 'authenticated' ? session.user.email : undefined}
        hint="We send one mail to confirm, and one when it is back. Then we forget your address."
      />
      <TrapField />
      <p>
        <Button type="submit" look="quiet" busy={state.busy}>
          {state.busy ? 'Sending…' : 'Tell me when it is back'}
        </Button>
      </p>
    </form>
  );
}

function Sent() {
  return (
    <Notice kind="success" title="Please look into your inbox" takesFocus>
      <p>We sent you a mail with a link. Press its button, or you get nothing more from us.</p>
    </Notice>
  );
}
