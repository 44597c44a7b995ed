/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { checkConfiguration } = await import('./lib/platform/startup')
  checkConfiguration()
  const { config } = await import('./lib/platform/config')
  const { watchIncomingRequests } = await import('./lib/incoming-requests')
  const { endConnectionsOnStop } = await import('./lib/graceful-stop')
  const { shortenWarnings } = await import('./lib/short-warnings')
  watchIncomingRequests(config())
  endConnectionsOnStop()
  shortenWarnings()
  const { joinInstances } = await import('./lib/platform/instances')
  await joinInstances()
}
