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

/** Decodes an address as browsers write it, in UTF-8, or as those of sites of the 2000s are written, in Latin-1: `/servi%E7os.asp`. */
export function decodedInAnyWay(address: string): string {
  const fromByte = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))
  return wellDecoded(address) ?? address.replace(/%([\dA-F]{2})/gi, fromByte)
}
