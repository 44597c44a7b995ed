import { filesIn } from '../../lib/content-files'
import { environmentProblems } from '../../lib/platform/environment'
import { inspectPlatform } from '../../lib/platform/inspection'
import { checkContent } from './content'
import { checkFiles } from './files'
import { advice, type Chapter } from './finding'
import { checkLook } from './look'
import type { Options } from './options'
import { checkPlatform } from './platform'
import { checkPreview } from './preview'
import { checkSite } from './site'
import { checkVariables } from './variables'

/** Looks at everything that goes wrong before a launch. Only reads, but for one push that renews a page. */
export async function examine(options: Options): Promise<Chapter[]> {
  const variables = { title: 'Variables', findings: checkVariables(options) }
  const look = { title: 'Words and colours', findings: await checkLook() }
  if (environmentProblems(process.env).length > 0) {
    const findings = [advice('Platform and site were not looked at', 'Mend the variables first.')]
    return [variables, look, { title: 'Platform', findings }]
  }
  const inspection = await inspectPlatform()
  return [
    variables,
    look,
    { title: 'Platform', findings: checkPlatform(inspection) },
    { title: 'Content', findings: checkContent(inspection.content) },
    { title: 'Files', findings: await checkFiles(filesIn(inspection.content)) },
    ...(await siteChapters(options)),
  ]
}

async function siteChapters(options: Options): Promise<Chapter[]> {
  if (options.preview !== undefined)
    return [{ title: 'Preview', findings: await checkPreview(options.preview) }]
  return options['before-deploy'] ? [] : [{ title: 'Site', findings: await checkSite() }]
}
