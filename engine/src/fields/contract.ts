/** Which of the two contract descriptions a tenant is served by. */
export type Contract = 4 | 6
