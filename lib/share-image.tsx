import { theme } from '@theme/theme'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { brand } from '@/lib/brand'
import { drawable } from '@/lib/drawable'
import { DRAWN_FAMILY, drawnFonts } from '@/lib/drawn-fonts'
import { shareImageSize } from '@/lib/share-card'

/** With a picture the words take the left part, without one the whole image. */
const WORDS_WIDTH = 660
const LONGEST_TITLE = 140
/** More than any camera takes: a small file that unfolds to more is not drawn. */
const MAX_PIXELS = 60_000_000

interface ShareImage {
  name: string
  title: string
  picture: Uint8Array | undefined
}

/** The image of a shared link as JPEG, in the colours and the type of the theme. */
export async function drawShareImage({ name, title, picture }: ShareImage): Promise<Buffer> {
  const drawn = picture && (await cropped(picture))
  const words = new ImageResponse(<Words name={name} title={title} isNarrow={drawn !== undefined} />, {
    ...shareImageSize,
    fonts: await drawnFonts(),
  })
  const image = sharp(Buffer.from(await words.arrayBuffer()))
  if (drawn) image.composite([{ input: drawn, left: WORDS_WIDTH, top: 0 }])
  return image.jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

/** The picture at the size of its part; undefined for a file that is no picture. */
async function cropped(picture: Uint8Array): Promise<Buffer | undefined> {
  const { width, height } = shareImageSize
  try {
    return await sharp(picture, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(width - WORDS_WIDTH, height, { fit: 'cover' })
      .jpeg()
      .toBuffer()
  } catch {
    return undefined
  }
}

function Words({ name, title, isNarrow }: { name: string; title: string; isNarrow: boolean }) {
  const written = drawable(title)
  const text = written.length > LONGEST_TITLE ? `${written.slice(0, LONGEST_TITLE - 1)}…` : written
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
        padding: 64,
        background: brand.deep,
        color: brand.onDeep,
        fontFamily: DRAWN_FAMILY,
      }}
    >
      <div style={{ fontSize: 34, color: brand.accentOnDeep }}>{drawable(name)}</div>
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
