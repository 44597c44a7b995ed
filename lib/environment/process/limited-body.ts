/** The bytes of a body; undefined for more than the limit, at which reading stops. @throws the error of a stream that breaks off */
export async function bytesWithin(
  maxBytes: number,
  body: AsyncIterable<Uint8Array> | null,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the stream and its connection.
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The text of a request body; undefined when it is longer than the limit or breaks off. */
export async function readLimited(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined
  const bytes = await bytesWithin(maxBytes, request.body).catch(() => undefined)
  return bytes && new TextDecoder().decode(bytes)
}
