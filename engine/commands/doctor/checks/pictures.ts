import { type ContentFile, filesIn } from '../../../src/files/content-files'
import { fileOrigins } from '../../../src/files/shown-files'
import { whyHidden } from '../../../src/files/why-hidden'
import { isOptimizable } from '../../../src/pictures/picture-address'
import { examinedPicture } from '../../../src/pictures/verdicts/examined-picture'
import { addressProblem, isPlatformFile } from '../../../src/platform/assets'
import type { Content } from '../../../src/port/kinds'
import { Turns } from '../../../src/process/turns'
import { advice, type Finding } from '../finding'

const MAX_CONCURRENT = 6

/** Pictures that no browser can show. Pages omit them. Pictures on a private address are reported with their origin. */
export async function checkPictures(content: Partial<Content>): Promise<Finding[]> {
  const files = filesIn(content).filter(({ src }) => isPlatformFile(src) || addressProblem(src) === undefined)
  const known = { origins: fileOrigins(content), unfit: await unfitAmong(files) }
  return files.flatMap((file) => {
    const why = whyHidden(file, known)
    if (why === undefined) return []
    return advice(
      `${file.owner}: ${file.field}: ${file.src} is not shown: it ${why}`,
      'Upload it to the platform as a JPEG of at most 108 megapixels and 40 MB.',
    )
  })
}

/** Reads the first bytes of each picture that the site fetches. */
async function unfitAmong(files: ContentFile[]): Promise<Map<string, string>> {
  const pictures = files.filter(({ kind, src }) => kind === 'image' && isOptimizable(src))
  const turns = new Turns(MAX_CONCURRENT)
  const found = [...new Set(pictures.map(({ src }) => src))].map(async (src) => {
    const { why } = (await turns.run(() => examinedPicture(src))) ?? {}
    return why === undefined ? [] : [[src, why] as const]
  })
  return new Map((await Promise.all(found)).flat())
}
