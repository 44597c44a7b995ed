import { expect } from '@playwright/test'
import type { Finding } from '../../../commands/doctor/finding'
import type { Clone } from './clone'
import { key, keyOf, secret, wellConfigured } from './kit'

/** Configures a clone correctly, except for the changes of a test. */
export function configure(clone: Clone, changes: Record<string, string> = {}) {
  const variables = { ...wellConfigured, REVALIDATE_SECRET: `"${secret}"`, ...changes }
  const lines = Object.entries(variables).map((pair) => pair.join('='))
  clone.write('.env.local', lines.join('\n'))
}

/** The doctor's findings on a correctly configured clone, except for the changes of a test. */
export async function examine(clone: Clone, changes: Record<string, string> = {}) {
  configure(clone, changes)
  return examineAsItIs(clone)
}

/** The doctor's findings. Each problem and each advice has a remedy of one line, and no output contains a key or secret. */
export async function examineAsItIs(clone: Clone, args = ['--before-deploy'], env = {}) {
  const { code, output, errors } = await clone.run('doctor', [...args, '--json'], { env })
  expect(errors).toBe('')
  for (const hidden of [key, keyOf('oficina-castro'), secret]) expect(output).not.toContain(hidden)
  const report: { chapters: { findings: Finding[] }[] } = JSON.parse(output)
  const findings = report.chapters.flatMap((chapter) => chapter.findings)
  for (const { outcome, remedy = '' } of findings)
    expect(remedy).toMatch(outcome === 'ok' ? /^$/ : /^[^\n]+$/)
  const messages = (wanted: Finding['outcome']) =>
    findings.flatMap(({ outcome, message }) => (outcome === wanted ? message : []))
  const found = { ok: messages('ok'), advice: messages('advice'), problems: messages('problem') }
  const counts = { problems: found.problems.length, advice: found.advice.length }
  expect(report).toMatchObject({ ok: code === 0, ...counts })
  return { code, findings, ...found }
}
