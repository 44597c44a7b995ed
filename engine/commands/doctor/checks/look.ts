import { fileProblems } from '../../../src/checks/file-problems'
import { siteConfigAdvice, siteConfigProblems } from '../../../src/checks/problems'
import { namesIn } from '../../../src/files/file-names'
import { localFileSizes } from '../../../src/files/file-sizes'
import { readText } from '../../../src/files/file-text'
import { measureLocalPictures } from '../../../src/pictures/measure-pictures'
import { siteConfig } from '../../../src/port/config'
import { projectFile } from '../../shared/project'
import { faintPairsOf } from '../../shared/theme-contrast'
import { advice, type Finding, ok, problem } from '../finding'
import { demoTextIn, withoutComments } from './demo-text'
import { checkLogo } from './logo'

/** Files that an agency writes for each client. */
function clientFiles(): string[] {
  const texts = namesIn(projectFile('site'), { recursive: true })
    .filter((name) => /\.(?:md|csv)$/.test(name) && !/^(?:content|tests)\//.test(name))
    .map((name) => `site/${name}`)
  return ['site/config.ts', 'site/copy.ts', ...texts]
}

/** Checks that texts and colours of this clone are the client's, and readable. */
export async function checkLook(): Promise<Finding[]> {
  const files = { pictures: await measureLocalPictures(), others: await localFileSizes() }
  const problems = [...siteConfigProblems(), ...fileProblems(files)]
  const wrong = problems.map((what) => problem(what, 'The site does not build with it: fix it in that file.'))
  const unregistered = siteConfigAdvice().map((what) =>
    advice(
      what,
      'Add { path, title } to pages in site/config.ts; isListed: false keeps a page out of the sitemap.',
    ),
  )
  const look = wrong.length > 0 ? wrong : [...checkContrast(), ...(await checkLogo())]
  return [...clientFiles().flatMap(checkFile), ...look, ...unregistered]
}

function checkFile(file: string): Finding[] {
  const found = demoTextIn(withoutComments(readText(projectFile(file))))
  if (found.length === 0) return [ok(`${file} has no placeholders left`)]
  return found.map(({ text, line }) =>
    problem(`${file}:${line} says ${text}`, 'Write what the client wants visitors to read.'),
  )
}

function checkContrast(): Finding[] {
  const name =
    siteConfig.accent === undefined ? `The theme ${siteConfig.theme}` : `The accent ${siteConfig.accent}`
  const faint = faintPairsOf(siteConfig.theme, siteConfig.accent)
  if (faint.length === 0) return [ok(`${name} is readable on every background`)]
  const remedy = `Fix it in themes/${siteConfig.theme}/tokens.css; the minimum is 4.5 (WCAG 2.2 AA).`
  return faint.map((pair) =>
    problem(`The theme ${siteConfig.theme} has too little contrast: ${pair}`, remedy),
  )
}
