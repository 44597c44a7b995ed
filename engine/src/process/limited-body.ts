/** A page of this size is filled before the next one is made; the first ones are as large as what came before. */
const PAGE = { least: 1_024, most: 65_536 }

/** The bytes of a body, copied into few pages: a Buffer for each chunk would take some 300 bytes for one that is sent alone. */
export class Bytes {
  readonly #pages: Buffer<ArrayBuffer>[] = []
  #used = 0
  /** What came so far. */
  size = 0
  /** What the pages take. */
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

  /** The last page, which has room. */
  #page(): Buffer<ArrayBuffer> {
    const last = this.#pages.at(-1)
    if (last && this.#used < last.byteLength) return last
    const page = Buffer.allocUnsafeSlow(Math.min(PAGE.most, Math.max(PAGE.least, this.held)))
    this.#pages.push(page)
    this.held += page.byteLength
    this.#used = 0
    return page
  }
}

/** Thousands of small chunks may come at once: others get their turn between so many. */
const CHUNKS_IN_A_TURN = 500

/** What several bodies may take together while they are read. */
export interface Room {
  held: number
  readonly most: number
}

/**
 * The bytes of a body; undefined for more than the limit, or than there is room for, at which reading stops.
 * @throws the error of a stream that breaks off
 */
export async function bytesWithin(
  maxBytes: number,
  body: AsyncIterable<Uint8Array> | null,
  room: Room = { held: 0, most: Number.POSITIVE_INFINITY },
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
      if (room.held > room.most) return undefined
      chunks += 1
      if (chunks % CHUNKS_IN_A_TURN === 0) await new Promise(setImmediate)
    }
    return bytes.whole()
  } finally {
    room.held -= bytes.held
  }
}

/** The text of a request body; undefined when it is longer than the limit or breaks off. */
export async function readLimited(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined
  const bytes = await bytesWithin(maxBytes, request.body).catch(() => undefined)
  return bytes && new TextDecoder().decode(bytes)
}
