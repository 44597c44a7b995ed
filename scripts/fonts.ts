/* `npm run fonts`: makes the font files that the themes ask for, from the packages of fontsource. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { makeFonts } from './fonts/theme-fonts'
import { projectFile } from './shared/project'

/** The clone's own themes, and the one that the tests of the template run on. */
const folders = ['themes', 'e2e/template/site/themes'].map((folder) => projectFile(folder)).filter(existsSync)

for (const folder of folders) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await tellOf(join(folder, entry.name))
  }
}

async function tellOf(theme: string): Promise<void> {
  for (const [file, bytes] of await makeFonts(theme)) {
    if (file.endsWith('.woff2'))
      console.log(`${relative('.', file)}: ${(bytes.length / 1024).toFixed(1)} KiB`)
  }
}
