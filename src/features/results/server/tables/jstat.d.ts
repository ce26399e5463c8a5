declare module "jstat" {
  export const jStat: {
    readonly normal: { readonly inv: (probability: number, mean: number, standardDeviation: number) => number };
  };
}
