import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'

/**
 * The answer to a request for a file, on a connection of its own: the other side closes a kept connection when it has been idle for some
 * seconds, which a busy process learns too late. Follows no redirect. Whoever has read enough destroys the answer, and so the connection;
 * `fetch` of undici 7 throws where nobody can catch it when this happens amid a body.
 * @throws Error when nothing answers, or the signal aborts
 */
export function openedFile(
  src: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<IncomingMessage> {
  const { get } = src.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    get(src, { headers: { 'accept-encoding': 'identity', ...headers }, signal, agent: false }, resolve).on(
      'error',
      reject,
    )
  })
}
