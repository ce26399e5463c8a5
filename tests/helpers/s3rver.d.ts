/** The part of the library that is used here; it brings no types. */
declare module "@20minutes/s3rver" {
  interface Options {
    readonly address: string;
    /** 0: one that is free. */
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ readonly address: string; readonly port: number }>;
    close(): Promise<void>;
  }
}
