/** As `study.type` names it. */
export const NEURO_STUDY = "NEURO";
/** The job that calculates a study's results. */
export const CALCULATION_JOB = "neuro.calculate";
