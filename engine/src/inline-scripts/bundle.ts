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

/** The browsers of Next.js 16, so that they parse all that is left of the modules. */
const browsers = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

/** The scripts for next.config.ts, which hands them to `scripts.ts` as a variable of the build. */
export function inlineScripts(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(programs).map(([name, file]) => {
      const program = bundled(engineFile('src/inline-scripts/browser', file))
      // Several forms or galleries of a page bring their script along each. It runs once.
      return [name, `self.${name}Script||=!${program}`]
    }),
  )
}

/** A module of the browser with all that it imports, as one call of a function. */
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
