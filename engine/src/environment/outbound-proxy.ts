/** The proxy that Node.js uses for requests to an origin; undefined when it connects directly. */
export function outboundProxy(origin: string): string | undefined {
  const { env, execArgv } = process
  const options = [...execArgv, env.NODE_OPTIONS ?? ''].join(' ')
  if (env.NODE_USE_ENV_PROXY !== '1' && !options.includes('--use-env-proxy')) return undefined
  const { protocol, hostname } = new URL(origin)
  const name = protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY'
  const direct = (env.no_proxy ?? env.NO_PROXY ?? '').split(/[\s,]+/).filter(Boolean)
  if (direct.some((host) => host === '*' || `.${hostname}`.endsWith(`.${host.replace(/^\*?\./, '')}`)))
    return undefined
  return env[name.toLowerCase()] ?? env[name] ?? undefined
}
