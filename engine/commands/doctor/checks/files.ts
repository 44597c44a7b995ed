import { currentEnvironment } from '../../../src/environment/current-environment'
import type { ContentFile } from '../../../src/files/content-files'
import { isPlatformFile } from '../../../src/platform/assets'
import { type OriginUse, unknownOrigins } from '../../shared/file-origins'
import { fetchSample } from '../fetch-sample'
import { advice, type Finding, ok, problem } from '../finding'

/** Checks that the site may show the files of the content, and that they can be downloaded. */
export async function checkFiles(files: ContentFile[]): Promise<Finding[]> {
  if (files.length === 0) return [ok('The content refers to no files')]
  const samples = await Promise.all(sampleOf(files).map(fetchSample))
  return [...checkOrigins(files), ...samples]
}

function checkOrigins(files: ContentFile[]): Finding[] {
  const { shown, hidden } = unknownOrigins(files)
  if (shown.size + hidden.size === 0) return [ok(`${files.length} files, all on configured origins`)]
  const wanted = [...shown].flatMap(([origin, { isInTextsOnly }]) => (isInTextsOnly ? [] : [origin]))
  const line = `ASSET_ORIGINS=${[...currentEnvironment().assetOrigins, ...wanted].join(',')}`
  const what = ({ count, isInTextsOnly }: OriginUse) =>
    `${count} ${isInTextsOnly ? 'pictures in texts' : 'files'}`
  return [
    ...[...shown].map(([origin, use]) =>
      advice(
        `${what(use)} on ${origin} are shown as delivered, not resized`,
        use.isInTextsOnly
          ? 'A picture outside the platform reveals each visitor to a stranger: upload it there.'
          : `If it is the platform's: ${line}`,
      ),
    ),
    ...[...hidden].map(([origin, use]) =>
      (use.isInTextsOnly ? advice : problem)(
        `${what(use)} on ${origin} are not shown: each ${use.problem}`,
        'Ask the platform operator to deliver them over https from a public address.',
      ),
    ),
  ]
}

/** One file of each kind per origin. Pictures in texts count only on configured origins. */
function sampleOf(files: ContentFile[]): ContentFile[] {
  const first = new Map<string, ContentFile>()
  for (const file of files.filter(({ src, field }) => field !== 'body' || isPlatformFile(src))) {
    const group = `${file.kind} ${new URL(file.src).origin}`
    if (!first.has(group)) first.set(group, file)
  }
  return [...first.values()]
}
