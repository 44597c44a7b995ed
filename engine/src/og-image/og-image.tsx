import { ImageResponse } from 'next/og'
import { logoSize } from '../colours/logo'
import { isSeenOn } from '../colours/logo-contrast'
import { inDecoder } from '../pictures/decoder/decoder'
import type { FileContent } from '../pictures/fetched-file'
import { currentMeasureOf } from '../pictures/local-pictures'
import { publicPicture } from '../pictures/public-files'
import { siteConfig } from '../port/config'
import { brand, plateDrawing, theme } from '../port/theme'
import { ogImageSize } from '../port/views'
import { Turns } from '../process/turns'
import { OG_FONT_FAMILY, ogFonts } from './og-fonts'
import { renderableText, renderableTitle } from './renderable-text'

/** The distance of words and logo from the edges, in pixels. */
const PADDING = 64
/** The width of the words beside a picture. Without one they take the whole image. */
const WORDS_WIDTH = 660
const MAX_TITLE_CHARACTERS = 140
const MAX_NAME_CHARACTERS = 60
/** The height of a plate, whose aspect ratio is 4:3 by default. */
const PLATE_HEIGHT = ogImageSize.width * 0.75
/** The size of the logo relative to that in a page header. */
const LOGO_SCALE = 2

export interface OgImage {
  name: string
  title: string
  /** The file of a picture. One of this project has no `pixels`. */
  picture: { file: string } | { file: FileContent; pixels: number } | undefined
  /** The slug of the record whose plate is behind the words, if it has no picture. */
  plate?: string | undefined
}

const drawing = new Turns(1)

/** Draws an Open Graph image as JPEG, in the colours and font of the theme. Only one image is drawn at a time. */
export function drawOgImage(image: OgImage): Promise<Uint8Array> {
  return drawing.run(() => draw(image))
}

async function draw({ name, title, picture, plate }: OgImage): Promise<Uint8Array> {
  const size = { width: ogImageSize.width - WORDS_WIDTH, height: ogImageSize.height }
  // A file that cannot be decoded is left out.
  const drawn = picture && (await inDecoder('cropped', { ...picture, ...size }).catch(() => undefined))
  const logo = await drawnLogo()
  const text = renderableTitle(title, MAX_TITLE_CHARACTERS)
  const words = new ImageResponse(
    <Words
      name={logo || !text ? '' : renderableText(name, MAX_NAME_CHARACTERS)}
      text={text || renderableText(name, MAX_TITLE_CHARACTERS)}
      isNarrow={drawn !== undefined}
      plate={drawn || plate === undefined ? undefined : plateDrawing(plate, brand.onDeep)}
    />,
    { ...ogImageSize, fonts: await ogFonts() },
  )
  const layers = [
    ...(drawn ? [{ picture: drawn, left: WORDS_WIDTH, top: 0 }] : []),
    ...(logo ? [{ picture: logo, left: PADDING, top: PADDING }] : []),
  ]
  const ground = new Uint8Array(await words.arrayBuffer())
  return inDecoder('composed', { ground, layers, format: 'jpeg' })
}

/** The logo for the image; undefined without one, or if it would not be visible. */
async function drawnLogo(): Promise<Uint8Array | undefined> {
  const { og, dark, light } = siteConfig.logo ?? {}
  const path = og ?? dark ?? light
  const file = path && publicPicture(path)
  const measure = path && (await currentMeasureOf(path))
  if (!file || !measure || !(await isSeenOn(file, brand.deep))) return undefined
  return inDecoder('drawn', { file, ...logoSize(measure, LOGO_SCALE) })
}

interface WordsProps {
  name: string
  text: string
  isNarrow: boolean
  /** The plate as an SVG document. */
  plate: string | undefined
}

/** The font size beside a picture, smaller for a longer text. */
function fontSizeOf(text: string): number {
  const [, size = 42] = FONT_SIZES.find(([length]) => text.length < length) ?? []
  return size
}

/** Font sizes of texts with fewer characters than the number before. */
const FONT_SIZES = [
  [24, 78],
  [60, 62],
  [90, 50],
] as const

function Words({ name, text, isNarrow, plate }: WordsProps) {
  const scale = isNarrow ? 1 : 1.3
  const fontSize = fontSizeOf(text) * scale
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
      {plate && (
        <div
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            ...ogImageSize,
            opacity: 0.6,
            backgroundImage: `url(data:image/svg+xml;base64,${Buffer.from(plate).toString('base64')})`,
            backgroundSize: `${ogImageSize.width}px ${PLATE_HEIGHT}px`,
          }}
        />
      )}
      <div style={{ fontSize: 34, color: brand.accentOnDeep }}>{name}</div>
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
