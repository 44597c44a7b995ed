import { logoFiles, logoSize } from '@/lib/logo'
import { fixedPictureProps } from '@/lib/platform'
import { site } from '@/site.config'

/** The client's logo, as `site.config.ts` names it; the name of the business without one. */
export async function Logo({ name, scale = 1 }: { name: string; scale?: number }) {
  const files = await logoFiles()
  if (!files) return name
  const { light, dark } = files
  const alt = site.logo?.alt ?? name
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
