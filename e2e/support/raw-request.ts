import { request } from 'node:http'

export interface RawRequest {
  method?: string
  /** Sent as it is, whatever it holds. */
  path?: string
  headers?: Record<string, string>
  /** A list is sent in chunks, without a length. */
  body?: string | string[]
}

export interface RawResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** A request that neither a browser nor `fetch` would make. */
export function rawRequest(
  origin: string,
  { method = 'GET', path = '/', headers = {}, body = '' }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sending = request({ hostname, port, method, path, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += String(chunk)))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
    })
    sending.on('error', reject)
    if (typeof body === 'string') {
      sending.end(body)
      return
    }
    for (const chunk of body) sending.write(chunk)
    sending.end()
  })
}
