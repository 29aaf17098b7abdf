declare module 'naive_*/routes' {
  const definition: import('shared-contracts/remote').RemoteDefinition;
  export default definition;
}
