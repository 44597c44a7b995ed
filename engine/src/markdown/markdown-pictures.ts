import { escapeAttribute } from 'entities'
import { measureOf } from '../pictures/local-pictures'
import { pictureProps } from '../pictures/picture'
import { phoneColumn } from '../port/phone-column'
import { decoded } from '../text/decoded'

/** Matches a picture as `marked` writes it. A picture that the client wrote in HTML is left alone. */
const picture = /<img src="(\/[^"]*)" alt="([^"]*)"( title="[^"]*")?>/g

const SIZES = `(min-width: 48rem) 44rem, ${phoneColumn}`

/** Adds the size to pictures of `public/` in a Markdown page, which prevents layout shift, and a `srcset`. */
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
