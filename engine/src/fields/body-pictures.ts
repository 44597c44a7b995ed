import { decodeHTMLAttribute } from 'entities'
import type { IsShown } from './files'

/* Finds the pictures in a post body. Pages show only these, so every picture shown has been examined. */

/** Matches an img tag up to its end, or up to an unclosed quote. */
const tags = /<img(?=[\s/])((?:[^"'>]|"[^"]*"|'[^']*')*)>?/gi
/** Matches an attribute within a tag, with its value in either quotes or none. */
const attributes = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The addresses of the pictures in a body, without duplicates. Fast enough that a save of all posts can wait for it. */
export function bodyPictures(body: string): string[] {
  const addresses = [...body.matchAll(tags)].map(([, inside = '']) => addressIn(inside))
  return [...new Set(addresses)].filter((address) => URL.canParse(address))
}

export function withoutPictures(body: string, isShown: IsShown): string {
  return body.replace(tags, (tag, inside: string) => (isShown({ src: addressIn(inside) }) ? tag : ''))
}

/** The alt texts of the pictures in a body. */
export function bodyDescriptions(body: string): string[] {
  return [...body.matchAll(tags)].map(([, inside = '']) => attributesIn(inside).get('alt') ?? '')
}

/** The address of a picture; '' for a tracking pixel, which shows nothing. */
function addressIn(inside: string): string {
  const found = attributesIn(inside)
  const isPixel = [found.get('width'), found.get('height')].some((size) => size === '0' || size === '1')
  return isPixel ? '' : (found.get('src') ?? '')
}

function attributesIn(inside: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', quoted, single, bare = ''] of inside.matchAll(attributes)) {
    const known = name.toLowerCase()
    // Browsers use the first of two attributes with the same name.
    if (!found.has(known)) found.set(known, decodeHTMLAttribute(quoted ?? single ?? bare))
  }
  return found
}
