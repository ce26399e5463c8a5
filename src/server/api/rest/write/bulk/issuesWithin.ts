import { AppError } from "../../../../../shared/errors";

/** Does something whose faults have paths of their own; they leave with those of the body around it, e.g. `/data`. */
export async function issuesWithin<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.faults) throw error;
    const faults = error.details.faults.map((fault) => ({ ...fault, path: `${place}${fault.path}` }));
    throw new AppError(error, { ...error.details, faults });
  }
}
