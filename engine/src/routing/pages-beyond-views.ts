import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { slashed } from '../files/file-names'
import { templateRoutes } from '../port/routes'
import { appFolder } from './app-folder'

/* Finds pages that may show something if their view is empty. A server does not render a template page with an empty view, unless listed here. */

/** Matches the statements of a template page before the one that returns its 404. */
const STATEMENT =
  /^(?:const (?:\w{1,60}|\{ \w{1,60} \}) = (?:await (?:slugOf|contentOf|contentIn)\([\w.,' ()]{0,200}\)|await props\.params|decoded\(\(await params\)\.\w{1,60} \?\? ''\))|if \(!hasQuotes\(\)\) return missingPage\(\)|\/\/.{0,500}|)$/
const LAST =
  /^(?:if \(!content\) (?:return missingPage\([\w.,' ()]{0,200}\)|redirect\(routes\.(?:quote|thanks)\))|return content \? <\w{1,60} \{\.\.\.content\} \/> : missingPage\(\)|return contentOf\([\w.,' ()]{0,200}\))$/

const PAGE = /^page\.[jt]sx?$/
/** Routes of pages that always exist. */
const ALWAYS = ['/', '/contactos', '/obrigado']

/** The template's routes whose page files may draw more than their views declare, by file. */
export function filesBeyondViews(app = appFolder()): Map<string, string> {
  const files = existsSync(app) ? readdirSync(app, { recursive: true, encoding: 'utf8' }) : []
  return new Map(
    files.flatMap((file): [string, string][] => {
      const segments = slashed(file).split('/')
      const route = `/${segments
        .slice(0, -1)
        .filter((one) => !/^[(@]/.test(one))
        .join('/')}`
      const isViewed = PAGE.test(segments.at(-1) ?? '') && templateRoutes.includes(route)
      if (!isViewed || ALWAYS.includes(route) || saysWhatViewSays(join(app, file))) return []
      return [[slashed(file), route]]
    }),
  )
}

export function routesBeyondViews(): string[] {
  return [...filesBeyondViews().values()]
}

function saysWhatViewSays(file: string): boolean {
  const text = readFileSync(file, 'utf8').replaceAll('\r', '')
  const [, other] = /^export \{ default, generateMetadata \} from '(\.\.[./]{0,20}\/page)'$/m.exec(text) ?? []
  if (other !== undefined) {
    const source = join(dirname(file), `${other}.tsx`)
    return existsSync(source) && saysWhatViewSays(source)
  }
  const page = statementsAfter(text, /^export default async function [^\n]{0,300}\n/m.exec(text))
  const helper = statementsAfter(text, /^(?:export )?async function contentIn\([^\n]{0,300}\n/m.exec(text))
  return page !== undefined && areOfTemplate(page) && (helper === undefined || areOfTemplate(helper))
}

function statementsAfter(text: string, head: RegExpExecArray | null): string[] | undefined {
  if (head === null) return undefined
  const lines = text.slice(head.index + head[0].length).split('\n')
  return lines.map((line) => line.trim())
}

function areOfTemplate(statements: string[]): boolean {
  const last = statements.findIndex((line) => LAST.test(line))
  return last >= 0 && statements.slice(0, last).every((line) => STATEMENT.test(line))
}
