import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { lookProblems } from '../../lib/look-problems'
import { measureLocalPictures } from '../../lib/platform/measure-pictures'
import { siteConfigAdvice, siteConfigProblems } from '../../lib/site-config'
import { site } from '../../site.config'
import { projectFile } from '../shared/project'
import { faintPairsOf } from '../shared/theme-contrast'
import { demoTextIn, withoutComments } from './demo-text'
import { advice, type Finding, ok, problem } from './finding'
import { checkLogo } from './logo'

/** The files with words that an agency writes for each client. */
function clientFiles(): string[] {
  const pages = projectFile('site.pages')
  const own = existsSync(pages) ? readdirSync(pages).map((name) => `site.pages/${name}`) : []
  return ['site.config.ts', 'site.copy.ts', ...own]
}

/** Whether what this clone itself brings is the client's and can be read. */
export async function checkLook(): Promise<Finding[]> {
  const problems = [...siteConfigProblems(), ...lookProblems(await measureLocalPictures())]
  const wrong = problems.map((what) =>
    problem(what, 'The site does not build with it: mend it in that file.'),
  )
  const unregistered = siteConfigAdvice().map((what) =>
    advice(
      what,
      'Add { path, title } to pages in site.config.ts; isListed: false keeps a page out of the sitemap.',
    ),
  )
  const look = wrong.length > 0 ? wrong : [...checkContrast(), ...(await checkLogo())]
  return [...clientFiles().flatMap(checkFile), ...look, ...unregistered]
}

function checkFile(file: string): Finding[] {
  const found = demoTextIn(withoutComments(readFileSync(projectFile(file), 'utf8')))
  if (found.length === 0) return [ok(`${file} has no placeholder left`)]
  return found.map(({ text, line }) =>
    problem(`${file}:${line} says ${text}`, 'Write what the client wants visitors to read.'),
  )
}

function checkContrast(): Finding[] {
  const name = site.accent === undefined ? `The theme ${site.theme}` : `The accent ${site.accent}`
  const faint = faintPairsOf(site.theme, site.accent)
  if (faint.length === 0) return [ok(`${name} can be read on every background`)]
  const remedy = `Mend it in themes/${site.theme}/tokens.css; 4.5 is the least (WCAG 2.2 AA).`
  return faint.map((pair) => problem(`The theme ${site.theme} is too faint: ${pair}`, remedy))
}
