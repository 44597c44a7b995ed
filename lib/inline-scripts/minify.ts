import { transformSync } from 'esbuild'
import { campaignScript } from './campaign-script'
import { formScript } from './form-script'
import { galleryScript } from './gallery-script'

/** The scripts for next.config.ts, which hands them to `minified.ts` as a variable of the build. */
export function minifiedScripts(): string {
  const sources = { form: formScript, gallery: galleryScript, campaign: campaignScript }
  const scripts = Object.entries(sources).map(([name, source]) => {
    const { code } = transformSync(source, { minify: true, target: 'es2022' })
    return [name, code.trimEnd()]
  })
  return JSON.stringify(Object.fromEntries(scripts))
}
