import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'

interface Workflow {
  jobs: Record<string, { if?: string; steps: { run?: string }[] }>
}

const folder = join(import.meta.dirname, '../../../.github/workflows')

test("a clone's repository runs one short workflow; the template's own jobs wait for IS_TEMPLATE", () => {
  const jobs = readdirSync(folder).flatMap((file) => {
    const { jobs }: Workflow = parse(readFileSync(join(folder, file), 'utf8'))
    return Object.values(jobs).map((job) => ({ ...job, file }))
  })
  const ofClone = jobs.filter((job) => job.if !== 'vars.IS_TEMPLATE')
  expect(ofClone).toMatchObject([{ file: 'check.yml', if: "vars.IS_TEMPLATE == ''" }])
  const commands = ofClone[0]?.steps.flatMap(({ run }) => run ?? [])
  expect(commands).toEqual(['npm ci', 'npm run check', 'npm run build'])
})
