import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Extensions of compressible files. Fonts and pictures are already compressed. */
const compressible = ['.js', '.css', '.json', '.map', '.svg', '.txt']

/**
 * Writes a .br and a .gz file for each compressible static file of a build. The site sends .br (engine/src/server/static-files/), a reverse proxy
 * either.
 * @returns the number of compressed files
 */
export async function compressStaticFiles(buildDir: string): Promise<number> {
  const folder = join(buildDir, 'static')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
  return files.length
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
