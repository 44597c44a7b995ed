import { pathToFileURL } from 'node:url'
import { toolFile } from '../shared/own-package'
import { portugueseSfnt } from './subset'

/** Measurements relative to the font size. */
interface Measure {
  width: number
  ascent: number
  descent: number
  lineGap: number
}

/** The part of the harfbuzzjs API that is used here. */
interface HarfBuzz {
  Blob: new (bytes: Uint8Array) => object
  Face: new (blob: object) => { upem: number }
  Font: new (
    face: object,
  ) => {
    setVariations: (variations: object[]) => void
    hExtents: () => { ascender: number; descender: number; lineGap: number }
  }
  Variation: new (tag: string, value: number) => object
  Buffer: new () => {
    addText: (text: string) => void
    guessSegmentProperties: () => void
    getGlyphPositions: () => { xAdvance: number }[]
  }
  shape: (font: object, buffer: object) => void
}

/** Typical Portuguese text of a site. */
export const SAMPLE =
  'Antes de falarmos de preço, vamos ver a casa. A visita demora quarenta minutos e é gratuita: medimos, fotografamos e perguntamos o que não pode falhar. Depois enviamos um orçamento fechado, que vale por 60 dias. Montagem, transporte, armazenagem e seguro estão incluídos. A nossa equipa trabalha há 20 anos em todo o país, e a mesma pessoa acompanha a obra do princípio ao fim. Serviços, projetos, perguntas frequentes, contactos.'

/** The width of a text in a font, including kerning, and its line height. */
export async function measureText(text: string, file: Buffer, weight?: number): Promise<Measure> {
  const module = pathToFileURL(toolFile('harfbuzzjs/dist/index.mjs')).href
  const sfnt = await portugueseSfnt(file)
  const harfBuzz: HarfBuzz = await import(module)
  const face = new harfBuzz.Face(new harfBuzz.Blob(sfnt))
  const font = new harfBuzz.Font(face)
  if (weight) font.setVariations([new harfBuzz.Variation('wght', weight)])
  const buffer = new harfBuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfBuzz.shape(font, buffer)
  const { ascender, descender, lineGap } = font.hExtents()
  const units = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return {
    width: units / face.upem,
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
  }
}
