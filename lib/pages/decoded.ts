/** A part of an address, decoded; as it is when it is badly encoded and so names nothing. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
