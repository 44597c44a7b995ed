import { theme } from '@theme/theme'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { brand } from '@/lib/brand'
import { drawable } from '@/lib/drawable'
import { DRAWN_FAMILY, drawnFonts } from '@/lib/drawn-fonts'
import { shareImageSize } from '@/lib/share-card'
import { shareLogo } from '@/lib/share-logo'
import { croppedPicture } from '@/lib/share-picture'

const PADDING = 64
/** With a picture the words take the left part, without one the whole image. */
const WORDS_WIDTH = 660
const LONGEST_TITLE = 140
const LONGEST_NAME = 60

interface ShareImage {
  name: string
  title: string
  picture: Uint8Array | undefined
  /** The picture is one of this project. */
  isOwnPicture?: boolean
}

let drawing: Promise<unknown> = Promise.resolve()

/** The image of a shared link as JPEG, in the colours and the type of the theme. One is drawn at a time. */
export function drawShareImage(image: ShareImage): Promise<Buffer> {
  const drawn = drawing.then(() => draw(image))
  drawing = drawn.catch(() => undefined)
  return drawn
}

async function draw({ name, title, picture, isOwnPicture }: ShareImage): Promise<Buffer> {
  const { width, height } = shareImageSize
  const drawn =
    picture && (await croppedPicture(picture, { width: width - WORDS_WIDTH, height }, isOwnPicture))
  const logo = await shareLogo()
  const words = new ImageResponse(
    <Words name={logo ? '' : name} title={title} isNarrow={drawn !== undefined} />,
    { ...shareImageSize, fonts: await drawnFonts() },
  )
  const image = sharp(Buffer.from(await words.arrayBuffer())).composite([
    ...(drawn ? [{ input: drawn, left: WORDS_WIDTH, top: 0 }] : []),
    ...(logo ? [{ input: logo, left: PADDING, top: PADDING }] : []),
  ])
  return image.jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

function Words({ name, title, isNarrow }: { name: string; title: string; isNarrow: boolean }) {
  const text = drawable(title, LONGEST_TITLE)
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
        fontFamily: DRAWN_FAMILY,
        wordBreak: 'break-word',
      }}
    >
      <div style={{ fontSize: 34, color: brand.accentOnDeep }}>{drawable(name, LONGEST_NAME)}</div>
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
