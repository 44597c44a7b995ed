import { escapeAttribute } from 'entities'
import { measureOf } from '../pictures/local-pictures'
import { pictureProps } from '../pictures/picture'
import { phoneColumn } from '../port/phone-column'
import { decoded } from '../text/decoded'

/** A picture as `marked` writes it. A picture that the client wrote as HTML stays as it is. */
const picture = /<img src="(\/[^"]*)" alt="([^"]*)"( title="[^"]*")?>/g

const SIZES = `(min-width: 48rem) 44rem, ${phoneColumn}`

/** Gives pictures of `public/` in a Markdown page their size, so that the text does not shift, and responsive candidates. */
export function withSizedPictures(html: string): string {
  return html.replace(picture, (whole, address: string, alt: string, title = '') => {
    const src = decoded(address)
    if (!measureOf(src)) return whole
    const props = pictureProps({ src, alt: '', width: undefined, height: undefined }, { sizes: SIZES })
    const { width, height, loading, srcSet, sizes } = props
    const candidates = srcSet ? ` srcset="${escapeAttribute(srcSet)}" sizes="${sizes}"` : ''
    const size = ` width="${width}" height="${height}" loading="${loading}" decoding="async"`
    return `<img src="${escapeAttribute(props.src)}" alt="${alt}"${title}${size}${candidates}>`
  })
}
