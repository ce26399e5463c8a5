import { AppError } from "../../../shared/errors";

/** Runs what writes a part of a body: its faults are told at the part's place. */
export async function atPath<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.faults) throw error;
    const faults = error.details.faults.map((fault) => ({ ...fault, path: `${path}${fault.path}` }));
    throw new AppError(error, { ...error.details, faults });
  }
}
