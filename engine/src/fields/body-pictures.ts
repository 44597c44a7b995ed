import { decodeHTMLAttribute } from 'entities'
import type { IsShown } from './files'

/* The pictures of a post body. A page shows none but these: what is found here is what is examined. */

/** A tag up to its end, or to a quote that does not end. */
const tags = /<img(?=[\s/])((?:[^"'>]|"[^"]*"|'[^']*')*)>?/gi
const attributes = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The addresses of the pictures, each once. Takes so little time that a save of all posts can wait for it. */
export function bodyPictures(body: string): string[] {
  const addresses = [...body.matchAll(tags)].map(([, inside = '']) => addressIn(inside))
  return [...new Set(addresses)].filter((address) => URL.canParse(address))
}

export function withoutPictures(body: string, isShown: IsShown): string {
  return body.replace(tags, (tag, inside: string) => (isShown({ src: addressIn(inside) }) ? tag : ''))
}

/** What the pictures show, as it is written in the body. */
export function bodyDescriptions(body: string): string[] {
  return [...body.matchAll(tags)].map(([, inside = '']) => attributesIn(inside).get('alt') ?? '')
}

/** '' for a picture of a single pixel, which counts visitors and shows nothing. */
function addressIn(inside: string): string {
  const found = attributesIn(inside)
  const isPixel = [found.get('width'), found.get('height')].some((size) => size === '0' || size === '1')
  return isPixel ? '' : (found.get('src') ?? '')
}

function attributesIn(inside: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', quoted, single, bare = ''] of inside.matchAll(attributes)) {
    const known = name.toLowerCase()
    // As in a browser, the first of two counts.
    if (!found.has(known)) found.set(known, decodeHTMLAttribute(quoted ?? single ?? bare))
  }
  return found
}
