/** A WebAssembly module that the bundler puts into the function as bytes. */
declare module '*.wasm' {
  const bytes: Uint8Array;
  export default bytes;
}
