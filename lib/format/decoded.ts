/** Decodes an address; undefined when it is badly encoded. */
export function wellDecoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}

/** Decodes a part of an address. A badly encoded part is returned unchanged; it matches nothing. */
export function decoded(segment: string): string {
  return wellDecoded(segment) ?? segment
}
