import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { slashed } from '../files/file-names'
import { templateRoutes } from '../port/routes'
import { appFolder } from './app-folder'

/* Finds pages that may show something if their view is empty. A server does not render a template page with an empty view, unless listed here. */

/** Matches the statements of a template page before the one that returns its 404. */
const STATEMENT =
  /^(?:const (?:\w{1,60}|\{ \w{1,60} \}) = (?:await (?:slugOf|contentOf|contentIn)\([\w.,' ()]{0,200}\)|await props\.params|decoded\(\(await params\)\.\w{1,60} \?\? ''\))|if \(!hasQuotes\(\)\) return missingPage\(\)|\/\/.{0,500}|)$/
/** Matches the statement of a template page that returns its 404 or its content. */
const RETURN_STATEMENT =
  /^(?:if \(!content\) (?:return missingPage\([\w.,' ()]{0,200}\)|redirect\(routes\.(?:quote|thanks)\))|return content \? <\w{1,60} \{\.\.\.content\} \/> : missingPage\(\)|return contentOf\([\w.,' ()]{0,200}\))$/

/** Matches the name of a page file. */
const PAGE_FILE = /^page\.[jt]sx?$/
/** Routes of pages that always exist. */
const ALWAYS_THERE = ['/', '/contactos', '/obrigado']

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
      const isTemplatePage = PAGE_FILE.test(segments.at(-1) ?? '') && templateRoutes.includes(route)
      if (!isTemplatePage || ALWAYS_THERE.includes(route) || drawsOnlyItsView(join(app, file))) return []
      return [[slashed(file), route]]
    }),
  )
}

export function routesBeyondViews(): string[] {
  return [...filesBeyondViews().values()]
}

function drawsOnlyItsView(file: string): boolean {
  const text = readFileSync(file, 'utf8').replaceAll('\r', '')
  const [, otherPage] =
    /^export \{ default, generateMetadata \} from '(\.\.[./]{0,20}\/page)'$/m.exec(text) ?? []
  if (otherPage !== undefined) {
    const source = join(dirname(file), `${otherPage}.tsx`)
    return existsSync(source) && drawsOnlyItsView(source)
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
  const last = statements.findIndex((line) => RETURN_STATEMENT.test(line))
  return last >= 0 && statements.slice(0, last).every((line) => STATEMENT.test(line))
}
