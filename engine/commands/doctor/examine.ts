import { environmentProblems } from '../../src/environment/environment'
import { filesIn } from '../../src/files/content-files'
import { inspectPlatform } from '../shared/inspection'
import { checkAddresses } from './checks/addresses'
import { checkContent } from './checks/content'
import { checkEndedPages } from './checks/ended-pages'
import { checkFiles } from './checks/files'
import { checkLanguages } from './checks/languages'
import { checkLaw } from './checks/law'
import { checkLook } from './checks/look'
import { checkMadeUpAddresses } from './checks/made-up'
import { checkPictures } from './checks/pictures'
import { checkPlatform } from './checks/platform'
import { checkPreview } from './checks/preview'
import { checkSearchEngines } from './checks/search-engines'
import { checkSite } from './checks/site'
import { checkVariables } from './checks/variables'
import { advice, type Chapter } from './finding'
import type { Options } from './options'

/** Runs all checks before a launch. It only reads, except for a push that renews a page, and an empty form that no platform receives. */
export async function examine(options: Options): Promise<Chapter[]> {
  const variables = { title: 'Variables', findings: checkVariables(options, process.env) }
  const look = {
    title: 'Texts and colours',
    findings: [
      ...(await checkLook()),
      ...checkLanguages(),
      ...checkAddresses(),
      ...checkMadeUpAddresses(),
      ...checkEndedPages(),
    ],
  }
  if (environmentProblems(process.env).length > 0) {
    const findings = [advice('Platform and site were not checked', 'Fix the variables first.')]
    return [
      variables,
      look,
      { title: 'What the law asks for', findings: checkLaw(undefined) },
      { title: 'Platform', findings },
    ]
  }
  const inspection = await inspectPlatform()
  return [
    variables,
    look,
    { title: 'Platform', findings: checkPlatform(inspection) },
    { title: 'Content', findings: checkContent(inspection.content) },
    { title: 'Search engines', findings: checkSearchEngines(inspection.content) },
    { title: 'What the law asks for', findings: checkLaw(inspection.content.settings) },
    {
      title: 'Files',
      findings: [
        ...(await checkFiles(filesIn(inspection.content))),
        ...(await checkPictures(inspection.content)),
      ],
    },
    ...(await siteChapters(options, inspection.content.settings?.name)),
  ]
}

async function siteChapters(options: Options, name: string | undefined): Promise<Chapter[]> {
  if (options.preview !== undefined)
    return [{ title: 'Preview', findings: await checkPreview(options.preview) }]
  return options['before-deploy'] ? [] : [{ title: 'Site', findings: await checkSite(name) }]
}
