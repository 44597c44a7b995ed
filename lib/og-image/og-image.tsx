import { theme } from '@theme/theme'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { croppedPicture } from '@/lib/og-image/cropped-picture'
import { drawnPicture } from '@/lib/og-image/drawn-picture'
import { ogImageSize } from '@/lib/og-image/og-content'
import { OG_FONT_FAMILY, ogFonts } from '@/lib/og-image/og-fonts'
import { renderableText } from '@/lib/og-image/renderable-text'
import { readLocalPicture } from '@/lib/pictures/public-files'
import { Turns } from '@/lib/process/turns'
import { brand } from '@/lib/theme/brand'
import { logoSize } from '@/lib/theme/logo'
import { isSeenOn } from '@/lib/theme/logo-contrast'
import { siteConfig } from '@/site.config'

const PADDING = 64
/** With a picture the words take the left part; without one they take the whole image. */
const WORDS_WIDTH = 660
const LONGEST_TITLE = 140
const LONGEST_NAME = 60
/** Relative to the logo in the header of a page. */
const LOGO_SCALE = 2

interface OgImage {
  name: string
  title: string
  picture: Uint8Array | undefined
  /** The picture is one of this project. */
  isOwnPicture?: boolean
}

const drawing = new Turns(1)

/** The Open Graph image as JPEG, in the colours and the font of the theme. Only one image is drawn at a time. */
export function drawOgImage(image: OgImage): Promise<Buffer> {
  return drawing.run(() => draw(image))
}

async function draw({ name, title, picture, isOwnPicture }: OgImage): Promise<Buffer> {
  const { width, height } = ogImageSize
  const drawn =
    picture && (await croppedPicture(picture, { width: width - WORDS_WIDTH, height }, isOwnPicture))
  const logo = await drawnLogo()
  const words = new ImageResponse(
    <Words name={logo ? '' : name} title={title} isNarrow={drawn !== undefined} />,
    { ...ogImageSize, fonts: await ogFonts() },
  )
  const image = sharp(Buffer.from(await words.arrayBuffer())).composite([
    ...(drawn ? [{ input: drawn, left: WORDS_WIDTH, top: 0 }] : []),
    ...(logo ? [{ input: logo, left: PADDING, top: PADDING }] : []),
  ])
  return image.jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

/** Undefined without a logo, or when the logo could not be seen on the image. */
async function drawnLogo(): Promise<Buffer | undefined> {
  const path = siteConfig.logo?.dark ?? siteConfig.logo?.light
  const file = path && (await readLocalPicture(path))
  if (!file || !(await isSeenOn(file, brand.deep))) return undefined
  const { width, height } = await sharp(file).metadata()
  return drawnPicture(file, logoSize({ width, height }, LOGO_SCALE))
}

function Words({ name, title, isNarrow }: { name: string; title: string; isNarrow: boolean }) {
  const text = renderableText(title, LONGEST_TITLE)
  const scale = isNarrow ? 1 : 1.3
  const fontSize = (text.length < 24 ? 78 : text.length < 60 ? 62 : text.length < 90 ? 50 : 42) * scale
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: isNarrow ? WORDS_WIDTH : '100%',
        height: '100%',
        padding: PADDING,
        background: brand.deep,
        color: brand.onDeep,
        fontFamily: OG_FONT_FAMILY,
        wordBreak: 'break-word',
      }}
    >
      <div style={{ fontSize: 34, color: brand.accentOnDeep }}>{renderableText(name, LONGEST_NAME)}</div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 36 }}>
        <div style={{ width: 96, height: 8, background: brand.accentOnDeep }} />
        <div
          style={{
            fontSize,
            lineHeight: 1.08,
            textTransform: theme.drawnFont.isUppercase ? 'uppercase' : 'none',
          }}
        >
          {text}
        </div>
      </div>
    </div>
  )
}
