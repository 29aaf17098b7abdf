declare module 'naive_*/routes' {
  const definition: import('@little-arches/contracts/remote').RemoteDefinition;
  export default definition;
}
