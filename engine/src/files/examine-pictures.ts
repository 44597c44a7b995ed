import { setInterval } from 'node:timers/promises'
import { isOptimizable } from '../pictures/picture-address'
import { examinedPicture } from '../pictures/verdicts/examined-picture'
import { verdicts } from '../pictures/verdicts/verdicts'
import { oncePerObject } from '../process/once-per-object'
import { storedContent, type TenantContent } from '../snapshots/tenant'
import { fileOwners, oncePerRecord } from './content-files'

/** How often a round begins. */
const EVERY_MS = 1_000
/** How many pictures are examined, which is more than a site shows well. All others are shown unexamined. */
const MAX_PICTURES = 20_000

/** Reads the first bytes of the pictures, a few at a time. No page or push waits: a picture counts as fit until it has been examined. */
export async function examinePicturesInTheBackground(): Promise<void> {
  for await (const _ of setInterval(EVERY_MS, undefined, { ref: false })) while (await examineNext());
}

async function examineNext(): Promise<boolean> {
  const content = await storedContent().catch(() => undefined)
  return content !== undefined && verdicts.round(picturesOf(content), examinedPicture)
}

const picturesOf = oncePerObject((content: TenantContent) => {
  const pictures = new Set<string>()
  for (const { kind, records } of fileOwners(content))
    for (const record of records)
      if (pictures.size < MAX_PICTURES) for (const src of fetchable(kind, record)) pictures.add(src)
  return pictures
})

/** The pictures of a record that the site may fetch. Pictures on other servers are left out. */
const fetchable = oncePerRecord((files) =>
  files.flatMap(({ kind, src }) => (kind === 'image' && isOptimizable(src) ? src : [])),
)
