/**
 * How many times as long as promised something may take in a test. Only the runs that write figures into the documentation
 * hold the clock to the promise itself; any other machine may be slow, or busy with something else.
 */
export const patience = process.env.E2E_FIGURES ? 1 : 6
