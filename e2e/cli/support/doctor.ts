import { expect } from '@playwright/test'
import type { Clone } from './clone'
import { key, keyOf, secret, wellConfigured } from './kit'

interface Variables {
  [name: string]: string
}

/** A well-configured clone, but for what a test changes. */
export function configure(clone: Clone, origin: string, changes: Variables = {}) {
  const variables: Variables = { ...wellConfigured(origin), REVALIDATE_SECRET: `"${secret}"`, ...changes }
  clone.write(
    '.env.local',
    Object.entries(variables)
      .map((pair) => pair.join('='))
      .join('\n'),
  )
}

/** The doctor's findings; each problem and each advice has a remedy of one line, and no key or secret is shown. */
export async function examine(clone: Clone, args = ['--before-deploy'], env: Variables = {}) {
  const { code, output, errors } = await clone.run('doctor', [...args, '--json'], { env })
  expect(errors).toBe('')
  for (const hidden of [key, keyOf('oficina-castro'), secret]) expect(output).not.toContain(hidden)
  const report = JSON.parse(output)
  const findings: { outcome: string; message: string; remedy?: string }[] = report.chapters.flatMap(
    ({ findings }: { findings: [] }) => findings,
  )
  for (const { outcome, remedy = '' } of findings)
    expect(remedy).toMatch(outcome === 'ok' ? /^$/ : /^[^\n]+$/)
  const of = (wanted: string) => findings.filter(({ outcome }) => outcome === wanted)
  const messages = (wanted: string) => of(wanted).map(({ message }) => message)
  expect(report).toMatchObject({
    ok: code === 0,
    problems: of('problem').length,
    advice: of('advice').length,
  })
  return { code, ok: messages('ok'), advice: messages('advice'), problems: messages('problem'), findings }
}
