import type { ServerResponse } from 'node:http'

/** Makes a response `private`, so that no shared cache keeps it, while other directives stay. */
export function keepPrivate(response: ServerResponse): void {
  const out = response as unknown as { writeHead: (...head: unknown[]) => ServerResponse }
  const writeHead = out.writeHead.bind(out)
  out.writeHead = (status, ...rest) => {
    const headers = rest.at(-1)
    const pairs = Array.isArray(headers)
      ? pairsOf(headers)
      : Object.entries(typeof headers === 'object' ? (headers ?? {}) : {})
    for (const [name] of pairs) response.removeHeader(name)
    for (const [name, value] of pairs)
      response.appendHeader(name, Array.isArray(value) ? value : String(value))
    response.setHeader('Cache-Control', privateOf(String(response.getHeader('cache-control') ?? '')))
    return writeHead(status, ...rest.filter((part) => typeof part === 'string'))
  }
}

/** Pairs up names and values, which Node.js accepts in one flat list. */
function pairsOf(list: unknown[]): [name: string, value: unknown][] {
  return list.flatMap((name, index) => (index % 2 === 0 ? [[String(name), list[index + 1]]] : []))
}

function privateOf(value: string): string {
  const words = value.split(',').map((word) => word.trim())
  const others = words.filter((word) => word && !/^(?:public$|private$|s-maxage=)/i.test(word))
  return ['private', ...others].join(', ')
}
