/* `npm run fonts`: generates the font files of all themes from Fontsource packages. */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { makeFonts } from './fonts/theme-fonts'
import './shared/end-with-output.mjs'
import { projectFile } from './shared/project'

const folder = projectFile('themes')

for (const entry of readdirSync(folder, { withFileTypes: true })) {
  if (entry.isDirectory()) await makeAndReport(join(folder, entry.name))
}

async function makeAndReport(theme: string): Promise<void> {
  for (const [file, bytes] of await makeFonts(theme)) {
    if (file.endsWith('.woff2'))
      console.log(`${relative('.', file)}: ${(bytes.length / 1024).toFixed(1)} KiB`)
  }
}
