/** Far above what the longest lead takes. */
export const MAX_FORM_BYTES = 65_536

/** The text of a request body; undefined when it is longer than the limit or breaks off. */
export async function readLimited(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) return undefined
      text += decoder.decode(chunk, { stream: true })
    }
  } catch {
    return undefined
  }
  return text + decoder.decode()
}
