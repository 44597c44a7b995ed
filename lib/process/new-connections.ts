/**
 * Options of an undici agent that opens a new connection for each request. The other side closes a kept connection when it has been idle
 * for some seconds. A busy process learns of that too late, and the next request on it is lost: a failed read, or a lead with an unknown
 * outcome.
 */
export const newConnections = { connections: 16, pipelining: 0 } as const
