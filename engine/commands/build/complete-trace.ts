import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const build = process.env.NEXT_DIST_DIR || '.next'
/** The package.json of the build, which declares its modules as CommonJS. */
const MODULE_KIND = '../package.json'

/**
 * Completes the file lists from which Vercel builds functions; Next.js 16.4 omits two kinds. The function of `proxy.ts` needs the package.json of the
 * build, because this project's says `"type": "module"`. Without it, every form fails (vercel/next.js#86434). All functions need the content of the
 * build, to compare the first save with it.
 */
export async function completeTraces(): Promise<void> {
  const content = (await readdir(join(build, 'cache/content'))).map((name) => `../cache/content/${name}`)
  await addTo('middleware', [MODULE_KIND])
  await addTo('instrumentation', [MODULE_KIND, ...content])
}

/** Adds files to the list of an entry. Those of `instrumentation.ts` are part of every function. */
async function addTo(entry: string, files: string[]): Promise<void> {
  const file = join(build, 'server', `${entry}.js.nft.json`)
  const trace: { files: string[] } = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...trace, files: [...new Set([...trace.files, ...files])] }))
}
