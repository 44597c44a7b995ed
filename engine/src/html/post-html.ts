import sanitizeHtml from 'sanitize-html'
import type { Picture } from '../fields/files'
import type { PictureOptions } from '../pictures/picture'
import { phoneColumn } from '../port/phone-column'
import { isFileName } from '../text/file-name'
import { appSchemes, linkIn } from '../text/web-address'
import { interimBlocks, transformedBlocks } from './allowed-blocks'
import { inSite } from './site-links'
import { tidied } from './tidy-html'

/* Sanitizes post bodies, which are HTML from an editor. Only what the specification allows is kept. */

const allowedTags = 'p h2 h3 h4 strong em u s code pre blockquote ul ol li a img hr br'.split(' ')

const alignments = ['left', 'center', 'right']

const pixels = /^[1-9]\d{0,4}$/

export interface PictureStore {
  isShown: (src: string) => boolean
  pictureProps: (
    picture: Picture,
    options: PictureOptions,
  ) => { src: string; srcSet?: string | undefined; sizes?: string | undefined }
  /** Called for each address that a link must not have. */
  onLostLink?: (address: string) => void
}

/** The maximum nesting depth, deeper than any real text. The work of an HTML parser grows with the square of the depth. */
const MAX_DEPTH = 100

class TooDeep extends Error {}

/** Makes a post body safe, and its pictures lazy and responsive. A body nested deeper than `MAX_DEPTH` is reduced to its text. */
export function cleanPostHtml(html: string, store: PictureStore): string {
  let depth = 0
  try {
    const sanitized = sanitizeHtml(html, {
      onOpenTag: () => {
        depth += 1
        if (depth > MAX_DEPTH) throw new TooDeep()
      },
      onCloseTag: () => {
        depth -= 1
      },
      allowedTags: [...allowedTags, ...interimBlocks],
      allowedAttributes: {
        a: ['href', 'target', 'rel'],
        ...{ h2: ['id'], h3: ['id'], h4: ['id'] },
        // `image` sets these attributes. components/layout/prose.css places a picture by its `data-align`.
        img: 'src srcset sizes alt width height loading decoding data-align data-asset-id'.split(' '),
      },
      allowedSchemes: ['http', 'https', ...appSchemes],
      allowProtocolRelative: false,
      transformTags: {
        ...transformedBlocks,
        a: (tagName, attributes) => link(tagName, attributes, store),
        img: (tagName, attributes) => image(tagName, attributes, store),
      },
    })
    return tidied(sanitized)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return `<p>${html.replace(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;')}</p>`
  }
}

/** Keeps a link to a web address, another program or this site. Any other link is reduced to its text. */
function link(
  tagName: string,
  { href = '', target, rel = '' }: sanitizeHtml.Attributes,
  { onLostLink }: PictureStore,
): sanitizeHtml.Tag {
  // Browsers ignore tabs and line breaks in an address, so they are removed before the check.
  const written = href.replace(/[\t\n\r]/g, '').trim()
  const elsewhere = linkIn(written)
  const address = elsewhere || inSite(written)
  if (!address) {
    if (written) onLostLink?.(written)
    return { tagName, attribs: {} }
  }
  const outside = /^https?:/i.test(elsewhere)
  const words = new Set([...(outside ? ['noopener', 'noreferrer'] : []), ...rel.toLowerCase().split(/\s+/)])
  // `opener` would undo `noopener`.
  words.delete('opener')
  words.delete('')
  return {
    tagName,
    attribs: {
      href: address,
      ...(words.size > 0 && { rel: [...words].join(' ') }),
      ...(outside && target === '_blank' && { target }),
    },
  }
}

/** Leaves out a picture that the site does not show. A picture without usable dimensions keeps its address. */
function image(tagName: string, attributes: sanitizeHtml.Attributes, store: PictureStore): sanitizeHtml.Tag {
  const { src = '', alt = '', width = '', height = '' } = attributes
  if (!store.isShown(src)) return { tagName, attribs: {} }
  const { 'data-align': align = '', 'data-asset-id': asset } = attributes
  const isSized = pixels.test(width) && pixels.test(height)
  const described = isFileName(alt) ? '' : alt
  const picture = { src, alt: described, width: Number(width), height: Number(height) }
  const sizes = `(min-width: 48rem) 44rem, ${phoneColumn}`
  const props = isSized ? store.pictureProps(picture, { sizes }) : { src }
  return {
    tagName,
    attribs: {
      src: props.src,
      alt: described,
      ...(isSized && { width, height }),
      ...(props.srcSet && { srcset: props.srcSet, sizes: props.sizes ?? '' }),
      loading: 'lazy',
      decoding: 'async',
      ...(alignments.includes(align) && { 'data-align': align }),
      ...(asset && { 'data-asset-id': asset }),
    },
  }
}
