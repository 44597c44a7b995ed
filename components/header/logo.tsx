import { fixedPictureProps } from '@/lib/pictures/picture'
import { logoFiles, logoSize } from '@/lib/theme/logo'
import { siteConfig } from '@/site.config'
import { Words } from '../text/words'

/** The logo that `site.config.ts` names, or the name of the business without one. */
export async function Logo({ name, scale = 1 }: { name: string; scale?: number }) {
  const files = await logoFiles()
  if (!files) return <Words text={name} />
  const { light, dark } = files
  const alt = siteConfig.logo?.alt ?? name
  const { alt: _, ...onLight } = fixedPictureProps({ src: light.src, alt, ...logoSize(light, scale) })
  const onDark = dark && fixedPictureProps({ src: dark.src, alt, ...logoSize(dark, scale) })
  return (
    <picture>
      {onDark && (
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={onDark.srcSet ?? onDark.src}
          width={onDark.width}
          height={onDark.height}
        />
      )}
      <img {...onLight} alt={alt} />
    </picture>
  )
}
