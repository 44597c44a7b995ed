/** The contract version by which the platform serves a tenant. Two versions exist. */
export type Contract = 4 | 6
