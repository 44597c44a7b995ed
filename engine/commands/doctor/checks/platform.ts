import { isForeignVersion } from '../../../src/platform/parse-body'
import type { Inspection, ResourceReport } from '../../shared/inspection'
import { explainFailure } from '../../shared/unreadable'
import { advice, type Finding, ok, problem } from '../finding'

/** The duration of a slow read. The site gives up after 5 s. */
const SLOW_SECONDS = 2.5

/** Checks that the platform accepts the key, serves a supported contract, and can be read. */
export function checkPlatform({ settings, others, content }: Inspection): Finding[] {
  if (settings.error) return checkResource(settings)
  const name = content.settings?.name || 'a business without a name'
  return [
    ok(`The key is accepted: ${name} (${settings.siteKey})`),
    ...checkVersions([settings, ...others]),
    ...[settings, ...others].flatMap(checkResource),
  ]
}

function checkVersions(reports: ResourceReport[]): Finding[] {
  const versions = new Set(reports.flatMap((report) => (report.error ? [] : report.version)))
  return [...versions].map((version) =>
    isForeignVersion(version)
      ? problem(
          `The platform serves contract ${version || 'without a version'}; this template was built for 4 and 6`,
          'Update the template, or ask the platform operator which contract the tenant should have.',
        )
      : ok(`Contract ${version} is supported by this template`),
  )
}

function checkResource(report: ResourceReport): Finding[] {
  if (report.error) {
    const { what, remedy } = explainFailure(report.error)
    return [problem(what, remedy)]
  }
  const { resource, records, notes, seconds } = report
  const dropped = notes.filter(({ kind }) => kind === 'record left out')
  return [
    ...(dropped.length === 0 ? [ok(`${resource}: ${countOf(report, records)}`)] : []),
    ...dropped.map(({ text }) =>
      problem(
        `${resource}: ${text}`,
        'Fix the record on the platform; until then, the site does not show it.',
      ),
    ),
    ...notes
      .filter(({ kind }) => kind === 'unknown value')
      .map(({ text }) =>
        advice(
          `${resource}: ${text}`,
          'Choose another value, or update the template: the contract is newer than this one.',
        ),
      ),
    ...notes
      .filter(({ kind }) => kind === 'changed')
      .map(({ text }) => advice(`${resource}: ${text}`, 'Fix it on the platform.')),
    ...(seconds < SLOW_SECONDS
      ? []
      : [
          advice(
            `${resource} took ${seconds.toFixed(1)} s; the site gives up after 5 s`,
            'Tell the platform operator, and build again once it is faster.',
          ),
        ]),
  ]
}

function countOf({ resource }: ResourceReport, records: number): string {
  if (resource === 'settings') return `${records} fields written`
  if (resource === 'legal') return `${records} documents`
  return records === 1 ? '1 record' : `${records} records`
}
