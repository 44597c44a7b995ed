import { pictureProps } from '@/lib/platform'
import { decodedPath, measureOf } from '@/lib/platform/local-pictures'

/** As `marked` writes a picture; one that is written as HTML stays as it is. */
const picture = /<img src="(\/[^"]*)" alt="([^"]*)"( title="[^"]*")?>/g

/** The text of a Markdown page is as wide at the most. */
const SIZES = '(min-width: 48rem) 44rem, calc(100vw - 2.5rem)'

/** The HTML of a Markdown page with its pictures of `public/` sized, so that the text does not jump, and right-sized. */
export function withSizedPictures(html: string): string {
  return html.replace(picture, (whole, address: string, alt: string, title = '') => {
    const src = decodedPath(address)
    if (!measureOf(src)) return whole
    const props = pictureProps({ src, alt: '', width: undefined, height: undefined }, { sizes: SIZES })
    const { width, height, loading, srcSet, sizes } = props
    const candidates = srcSet ? ` srcset="${escaped(srcSet)}" sizes="${sizes}"` : ''
    const size = ` width="${width}" height="${height}" loading="${loading}" decoding="async"`
    return `<img src="${escaped(props.src)}" alt="${alt}"${title}${size}${candidates}>`
  })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
