import type { Json } from "../../shared/json";

/** A record as the generated REST answers it. */
export type EntityRecord = { readonly id: string } & { readonly [field: string]: Json | undefined };
