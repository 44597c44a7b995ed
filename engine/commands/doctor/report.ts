import { oneLine } from '../../src/text/visible-text'
import type { Chapter, Finding } from './finding'

const marks = { ok: '✓', advice: '•', problem: '✗' }

export function asText(chapters: Chapter[]): string {
  const blocks = chapters
    .filter(({ findings }) => findings.length > 0)
    .map(({ title, findings }) => [title, ...findings.map(asLines)].join('\n'))
  return [...blocks, summary(chapters)].join('\n\n')
}

export function asJson(chapters: Chapter[]): string {
  const problems = count(chapters, 'problem')
  return JSON.stringify(
    { ok: problems === 0, problems, advice: count(chapters, 'advice'), chapters },
    null,
    2,
  )
}

export function count(chapters: Chapter[], outcome: Finding['outcome']): number {
  return chapters.flatMap(({ findings }) => findings).filter((finding) => finding.outcome === outcome).length
}

function asLines({ outcome, message, remedy }: Finding): string {
  const line = `  ${marks[outcome]} ${oneLine(message)}`
  return remedy === undefined ? line : `${line}\n      → ${remedy}`
}

function summary(chapters: Chapter[]): string {
  const problems = count(chapters, 'problem')
  if (problems === 0) return 'The site is ready for launch.'
  return problems === 1 ? '1 problem must be fixed.' : `${problems} problems must be fixed.`
}
