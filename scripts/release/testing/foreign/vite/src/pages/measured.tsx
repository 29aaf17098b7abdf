export function Page() {
  return <h1>Your measured sandals</h1>;
}
