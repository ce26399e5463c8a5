declare module "jstat" {
  /** A CommonJS module. */
  const jstat: {
    readonly normal: { readonly inv: (probability: number, mean: number, standardDeviation: number) => number };
  };
  export default jstat;
}
