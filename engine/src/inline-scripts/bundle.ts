import { buildSync } from 'esbuild'
import { engineFile } from '../files/package-file'

const programs = {
  form: 'form/form.ts',
  gallery: 'gallery.ts',
  campaign: 'campaign.ts',
  added: 'added-scripts.ts',
  consent: 'consent.ts',
  announcement: 'announcement.ts',
}

/** The browsers that Next.js 16 supports, so that they can parse the scripts. */
const browsers = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

/** The compiled inline scripts by name. `engine/src/next-config/build-variables.ts` passes them to `scripts.ts`. */
export function inlineScripts(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(programs).map(([name, file]) => {
      const program = bundled(engineFile('src/inline-scripts/browser', file))
      // Each form or gallery of a page includes its script, which runs only once.
      return [name, `self.${name}Script||=!${program}`]
    }),
  )
}

/** A browser module bundled with its imports, as an immediately invoked function. */
export function bundled(file: string, globalName?: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browsers,
    tsconfigRaw: {},
    ...(globalName && { globalName }),
  })
  return outputFiles.map(({ text }) => text.replace(/;\n$/, '')).join('')
}
