declare module "jstat" {
  /** A CommonJS module. */
  const jstat: {
    readonly normal: { readonly inv: (probability: number, mean: number, standardDeviation: number) => number };
    /** Regularized incomplete beta function. */
    readonly ibeta: (x: number, a: number, b: number) => number;
    /** Complementary error function. */
    readonly erfc: (x: number) => number;
  };
  export default jstat;
}
