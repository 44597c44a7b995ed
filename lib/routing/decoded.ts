/** Decodes a part of an address. A badly encoded part is returned unchanged; it matches nothing. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
