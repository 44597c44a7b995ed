import sanitizeHtml from 'sanitize-html'
import { phoneColumn } from '@/lib/pictures/phone-column'
import type { PictureOptions } from '@/lib/pictures/picture'
import type { Picture } from '@/lib/platform'
import { copiedText } from '../format/typography'
import { webAddressIn } from '../format/web-address'
import { addressOf } from '../routing/paths'

/* A post body is HTML from an editor. Only what the specification allows is kept. */

const allowedTags = 'p h2 h3 h4 strong em u s code pre blockquote ul ol li a img hr br'.split(' ')

const alignments = ['left', 'center', 'right']

const pixels = /^[1-9]\d{0,4}$/

/** Which pictures are allowed, and how a picture is made responsive. */
export interface PictureStore {
  isOwnFile: (src: string) => boolean
  pictureProps: (
    picture: Picture,
    options: PictureOptions,
  ) => { src: string; srcSet?: string | undefined; sizes?: string | undefined }
}

/** The maximum nesting depth. No text needs as much, and the work of a parser grows with the square of the depth. */
const DEEPEST = 100

class TooDeep extends Error {}

/**
 * Makes a post body safe to put into the page, and its pictures lazy and responsive. A body that is nested too deeply is reduced to its
 * text.
 */
export function cleanPostHtml(html: string, store: PictureStore): string {
  let depth = 0
  try {
    const sanitized = sanitizeHtml(html, {
      onOpenTag: () => {
        depth += 1
        if (depth > DEEPEST) throw new TooDeep()
      },
      onCloseTag: () => {
        depth -= 1
      },
      allowedTags,
      allowedAttributes: {
        a: ['href', 'target', 'rel'],
        // The attributes that `image` sets.
        img: 'src srcset sizes alt width height loading decoding data-align data-asset-id'.split(' '),
      },
      allowedSchemes: ['http', 'https', 'mailto', 'tel'],
      allowProtocolRelative: false,
      textFilter: (text, tag) => (tag === 'code' || tag === 'pre' ? text : copiedText(text)),
      transformTags: { a: link, img: (tagName, attributes) => image(tagName, attributes, store) },
    })
    return withoutEmptyElements(sanitized)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return `<p>${html.replace(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;')}</p>`
  }
}

const linksAndPictures = /<(?:a|img)(?: [^<>]*)?>|<\/a>/g

/**
 * Leaves out links and pictures that have lost their address. The content of a link stays. The filters of sanitize-html would copy the
 * whole text for each of them, and a transformation into an element that is not allowed would change the end tags of later links.
 * @param html as sanitize-html writes it: every element is closed, and no attribute contains `<` or `>`
 */
function withoutEmptyElements(html: string): string {
  const isLeftOut: boolean[] = []
  return html.replace(linksAndPictures, (tag) => {
    if (tag === '</a>') return isLeftOut.pop() ? '' : tag
    if (tag.startsWith('<img')) return tag === '<img />' ? '' : tag
    isLeftOut.push(tag === '<a>')
    return tag === '<a>' ? '' : tag
  })
}

/** A link leads to an http(s) address, a phone or a mailbox, or stays on the site. Any other link is reduced to its text. */
function link(tagName: string, { href = '', target, rel = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  // Browsers ignore tabs and line breaks in an address, so they are removed before the check.
  const written = href.replace(/[\t\n\r]/g, '').trim()
  const outside = webAddressIn(written)
  if (!outside && !/^(?:\/(?![/\\])|#|(?:mailto|tel):.)/i.test(written)) return { tagName, attribs: {} }
  const words = new Set([...(outside ? ['noopener', 'noreferrer'] : []), ...rel.toLowerCase().split(/\s+/)])
  // It would undo `noopener`.
  words.delete('opener')
  words.delete('')
  return {
    tagName,
    attribs: {
      href: outside || addressOf(written),
      ...(words.size > 0 && { rel: [...words].join(' ') }),
      ...(outside && target === '_blank' && { target }),
    },
  }
}

/** A picture that is not in the tenant's own store is left out. One without usable dimensions is shown as it is. */
function image(tagName: string, attributes: sanitizeHtml.Attributes, store: PictureStore): sanitizeHtml.Tag {
  const { src = '', alt = '', width = '', height = '' } = attributes
  if (!store.isOwnFile(src)) return { tagName, attribs: {} }
  const { 'data-align': align = '', 'data-asset-id': asset } = attributes
  const isSized = pixels.test(width) && pixels.test(height)
  const picture = { src, alt, width: Number(width), height: Number(height) }
  const sizes = `(min-width: 48rem) 44rem, ${phoneColumn}`
  const props = isSized ? store.pictureProps(picture, { sizes }) : { src }
  return {
    tagName,
    attribs: {
      src: props.src,
      alt,
      ...(isSized && { width, height }),
      ...(props.srcSet && { srcset: props.srcSet, sizes: props.sizes ?? '' }),
      loading: 'lazy',
      decoding: 'async',
      ...(alignments.includes(align) && { 'data-align': align }),
      ...(asset && { 'data-asset-id': asset }),
    },
  }
}
