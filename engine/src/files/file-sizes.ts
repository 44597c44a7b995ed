import { stat } from 'node:fs/promises'
import { measureIn, measuresOf, publicFile } from '../pictures/public-files'
import { isDevelopment } from '../process/mode'

const documents = /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|zip|epub|ics|mp3|mp4|webm)$/i

/** Whether a file is one to take away, by its name. */
export function isDocument(path: string): boolean {
  return documents.test(path)
}

/** The bytes of each file of `public/` to take away, by its path. */
export function localFileSizes(): Promise<Record<string, number>> {
  return measuresOf(isDocument, sizeOf)
}

/** The bytes of a file of `public/`. next.config.ts measures all: a function on Vercel has no `public/`. In development the file is asked. */
export async function currentSizeOf(path: string): Promise<number | undefined> {
  if (isDevelopment()) return sizeOf(path)
  return measureIn<number>(JSON.parse(process.env.LOCAL_FILES || '{}'), path)
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(publicFile(path))).size
  } catch {
    return undefined
  }
}
