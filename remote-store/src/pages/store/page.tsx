import { Button } from 'shared-contracts/ui/button';

export function Page() {
  return (
    <>
      <h1>Products</h1>
      <Button>View Cart</Button>
    </>
  );
}
