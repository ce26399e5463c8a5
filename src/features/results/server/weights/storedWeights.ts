/** Weights from a file as they are stored: 130,000 are one value of 4 MB, and none of the rows that they would be otherwise. */
export interface StoredWeights {
  /** Ids of responses, 16 bytes each; base64. */
  readonly responses: string;
  /** Little-endian doubles in the same order; base64. */
  readonly weights: string;
}

const ID_BYTES = 16;
const WEIGHT_BYTES = 8;

export function packWeights(weights: ReadonlyMap<string, number>): StoredWeights {
  const responses = Buffer.alloc(weights.size * ID_BYTES);
  const values = Buffer.alloc(weights.size * WEIGHT_BYTES);
  let index = 0;
  for (const [response, weight] of weights) {
    responses.write(response.replaceAll("-", ""), index * ID_BYTES, "hex");
    values.writeDoubleLE(weight, index * WEIGHT_BYTES);
    index++;
  }
  return { responses: responses.toString("base64"), weights: values.toString("base64") };
}

/** Weights by response. */
export function unpackWeights(stored: StoredWeights): ReadonlyMap<string, number> {
  const responses = Buffer.from(stored.responses, "base64").toString("hex");
  const values = Buffer.from(stored.weights, "base64");
  const weights = new Map<string, number>();
  for (let index = 0; index * WEIGHT_BYTES < values.length; index++) {
    const hex = responses.slice(index * 2 * ID_BYTES, (index + 1) * 2 * ID_BYTES);
    const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    weights.set(id, values.readDoubleLE(index * WEIGHT_BYTES));
  }
  return weights;
}
