/** Decodes an address; undefined if it is badly encoded. */
export function wellDecoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}

/** Decodes part of an address. A badly encoded part is returned unchanged, and matches nothing. */
export function decoded(segment: string): string {
  return wellDecoded(segment) ?? segment
}

/** Decodes an address from UTF-8, as browsers encode it, or from Latin-1, as on sites of the 2000s: `/servi%E7os.asp`. */
export function decodedInAnyWay(address: string): string {
  const fromByte = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))
  return wellDecoded(address) ?? address.replace(/%([\dA-F]{2})/gi, fromByte)
}
