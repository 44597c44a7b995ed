import { request } from 'node:http'

/** A request exactly as it is written: no client tidies its path or its Host header. */
export function raw(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  const { hostname, port } = new URL(origin)
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sent = request({ hostname, port, path, ...options }, async (response) => {
      let body = ''
      for await (const chunk of response) body += chunk
      resolve({ status: response.statusCode, body })
    })
    sent.on('error', reject).end()
  })
}
