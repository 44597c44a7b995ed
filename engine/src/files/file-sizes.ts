import { stat } from 'node:fs/promises'
import { measureIn, measuresOf, publicFile } from '../pictures/public-files'
import { isDevelopment } from '../process/mode'

const documents = /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|zip|epub|ics|mp3|mp4|webm)$/i

/** Whether a file is a download, judged by its name. */
export function isDocument(path: string): boolean {
  return documents.test(path)
}

/** The size in bytes of each download in `public/`, by path. */
export function localFileSizes(): Promise<Record<string, number>> {
  return measuresOf(isDocument, sizeOf)
}

/** The size in bytes of a file in `public/`. The build measures all (`engine/src/next-config/build-variables.ts`): a function on Vercel has none. Development reads the file. */
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
