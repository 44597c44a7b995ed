import { existsSync } from 'node:fs'
import { readText } from '../../../src/files/file-text'
import { folders, namesByFolder } from '../../../src/port/routes'
import { projectFile } from '../../shared/project'
import { advice, type Finding } from '../finding'

const FILE = 'deploy/nginx.conf'

/** Checks that the reverse proxy knows the addresses with queries, under the names in `paths`. */
export function checkAddresses(names = namesByFolder, file = projectFile(FILE)): Finding[] {
  if (!existsSync(file)) return []
  const text = readText(file)
  return [folders.quote, folders.thanks, folders.search].flatMap((folder) => {
    const name = names.get(folder)
    const line = `/${name} /${folder};`
    if (name === undefined || text.includes(`\n        ${line}`)) return []
    return [
      advice(
        `${FILE} does not know that /${folder} is /${name}`,
        `Where nginx serves the site, add "${line}" to map $page_path $named_page, there and on the server.`,
      ),
    ]
  })
}
