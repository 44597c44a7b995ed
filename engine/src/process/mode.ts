export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development'
}

/** Whether this is `next build`, or a server that runs its output. */
export function isProduction(): boolean {
  return process.env.NODE_ENV === 'production'
}
