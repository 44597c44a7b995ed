import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const build = process.env.NEXT_DIST_DIR || '.next'
/** Declares the modules that Next.js has built as CommonJS. */
const MODULE_KIND = '../package.json'

/**
 * Vercel builds functions from the files that Next.js 16.4 lists for them. Two kinds of files are missing there. This project's
 * package.json says `"type": "module"`, so the function of `proxy.ts` also needs the package.json of the build, which says otherwise.
 * Without it every form fails (vercel/next.js#86434). The functions also need the content of the build, to compare the first save
 * with it.
 */
export async function completeTraces(): Promise<void> {
  const content = (await readdir(join(build, 'cache/content'))).map((name) => `../cache/content/${name}`)
  await addTo('middleware', [MODULE_KIND])
  await addTo('instrumentation', [MODULE_KIND, ...content])
}

/** Adds files to an entry. The files of `instrumentation.ts` are part of every function. */
async function addTo(entry: string, files: string[]): Promise<void> {
  const file = join(build, 'server', `${entry}.js.nft.json`)
  const trace: { files: string[] } = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...trace, files: [...new Set([...trace.files, ...files])] }))
}
