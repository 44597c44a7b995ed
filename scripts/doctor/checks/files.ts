import type { ContentFile } from '../../../lib/content/content-files'
import { currentEnvironment } from '../../../lib/environment/current-environment'
import { isOwnFile } from '../../../lib/platform/assets'
import { unknownOrigins } from '../../shared/file-origins'
import { fetchSample } from '../fetch-sample'
import { advice, type Finding, ok, problem } from '../finding'

/** Whether the site may show the files of the content, and whether they can be downloaded. */
export async function checkFiles(files: ContentFile[]): Promise<Finding[]> {
  if (files.length === 0) return [ok('The content refers to no files')]
  const samples = await Promise.all(sampleOf(files).map(fetchSample))
  return [...checkOrigins(files), ...samples]
}

function checkOrigins(files: ContentFile[]): Finding[] {
  const { allowable, insecure } = unknownOrigins(files)
  if (allowable.size + insecure.size === 0)
    return [ok(`${files.length} files, all where the site may show them from`)]
  const wanted = [...allowable].flatMap(([origin, { isInTextsOnly }]) => (isInTextsOnly ? [] : [origin]))
  const line = `ASSET_ORIGINS=${[...currentEnvironment().assetOrigins, ...wanted].join(',')}`
  return [
    ...[...allowable].map(([origin, { count, isInTextsOnly }]) =>
      isInTextsOnly
        ? advice(
            `${count} pictures in texts are on ${origin}, from where the site shows none`,
            'Well for a tracking pixel. A picture that visitors should see belongs into the platform.',
          )
        : problem(
            `${count} files are on ${origin}, from where the site may show none`,
            `If it is the platform's: ${line}`,
          ),
    ),
    ...[...insecure].map(([origin, { count, isInTextsOnly }]) =>
      (isInTextsOnly ? advice : problem)(
        `${count} ${isInTextsOnly ? 'pictures in texts' : 'files'} are on ${origin}, without https, and are not shown`,
        'Have the platform operator deliver them by https.',
      ),
    ),
  ]
}

/** One file of each kind at each origin. Pictures in texts count only when the site shows them. */
function sampleOf(files: ContentFile[]): ContentFile[] {
  const first = new Map<string, ContentFile>()
  for (const file of files.filter(({ src, isInText = false }) => !isInText || isOwnFile(src))) {
    const place = `${file.kind} ${new URL(file.src).origin}`
    if (!first.has(place)) first.set(place, file)
  }
  return [...first.values()]
}
