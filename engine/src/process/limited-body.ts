/** Sizes of buffer pages. A page is filled before the next is allocated; the first ones double the size so far. */
const PAGE_BYTES = { min: 1_024, max: 65_536 }

/** Collects the bytes of a body in few pages. One Buffer per chunk would take some 300 bytes for each byte that arrives alone. */
export class Bytes {
  readonly #pages: Buffer<ArrayBuffer>[] = []
  #used = 0
  /** The number of bytes received. */
  size = 0
  /** The memory that the pages take. */
  held = 0

  add(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.byteLength; ) {
      const page = this.#page()
      const part = chunk.subarray(at, at + page.byteLength - this.#used)
      page.set(part, this.#used)
      this.#used += part.byteLength
      this.size += part.byteLength
      at += part.byteLength
    }
  }

  whole(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#pages, this.size)
  }

  /** The last page if it has room, or else a new one. */
  #page(): Buffer<ArrayBuffer> {
    const last = this.#pages.at(-1)
    if (last && this.#used < last.byteLength) return last
    const page = Buffer.allocUnsafeSlow(Math.min(PAGE_BYTES.max, Math.max(PAGE_BYTES.min, this.held)))
    this.#pages.push(page)
    this.held += page.byteLength
    this.#used = 0
    return page
  }
}

/** How many chunks are read before other work gets its turn, since thousands of small ones may arrive at once. */
const CHUNKS_IN_A_TURN = 500

/** The memory that several bodies may take together while they are read. */
export interface Room {
  held: number
  readonly maxBytes: number
}

/**
 * Reads a body. Reading stops, with undefined, above the limit or without room for more.
 * @throws the error of a stream that breaks off
 */
export async function bytesWithin(
  maxBytes: number,
  body: AsyncIterable<Uint8Array> | null,
  room: Room = { held: 0, maxBytes: Number.POSITIVE_INFINITY },
): Promise<Buffer<ArrayBuffer> | undefined> {
  const bytes = new Bytes()
  let chunks = 0
  try {
    for await (const chunk of body ?? []) {
      const before = bytes.held
      // Leaving the loop cancels the stream and its connection.
      if (bytes.size + chunk.byteLength > maxBytes) return undefined
      bytes.add(chunk)
      room.held += bytes.held - before
      if (room.held > room.maxBytes) return undefined
      chunks += 1
      if (chunks % CHUNKS_IN_A_TURN === 0) await new Promise(setImmediate)
    }
    return bytes.whole()
  } finally {
    room.held -= bytes.held
  }
}

/** The text of a request body; undefined if it exceeds the limit or breaks off. */
export async function readLimited(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined
  const bytes = await bytesWithin(maxBytes, request.body).catch(() => undefined)
  return bytes && new TextDecoder().decode(bytes)
}
