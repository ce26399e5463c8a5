/** Name of the database in which a browser keeps what is yet to be sent. */
export const JOB_DATABASE = "sondeo-runner";
