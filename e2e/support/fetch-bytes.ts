import { get } from 'node:http'

export interface Bytes {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** As sent, compressed or not. */
  body: Buffer
}

/** A view whose compressed body stays as it is; nothing is asked for that `headers` does not ask for. */
export function fetchBytes(address: string, headers: Record<string, string> = {}): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    }).on('error', reject)
  })
}
