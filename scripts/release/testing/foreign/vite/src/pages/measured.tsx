export function Page() {
  return (
    <div className="column">
      <h1>Your measured sandals</h1>
    </div>
  );
}
