import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { lowest, newest, newestLts } from '../../node-versions/node-versions'

interface Workflow {
  jobs: Record<
    string,
    {
      if?: string
      strategy?: { matrix: { node: string[]; include: { node: string }[] } }
      steps: { run?: string }[]
    }
  >
}

const folder = join(import.meta.dirname, '../../../../.github/workflows')

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

test('the tests run on each version of Node.js that engines names, and by default on the LTS that .nvmrc and the Dockerfile name', () => {
  const { jobs }: Workflow = parse(readFileSync(join(folder, 'test.yml'), 'utf8'))
  const { node = [], include = [] } = jobs.test?.strategy?.matrix ?? {}
  const majors = Object.keys(newest)
  expect([...node, ...include.map((run) => run.node)].sort()).toEqual([...lowest, ...majors].sort())
  const [lts = ''] = newestLts.split('.')
  expect(node).toEqual([lts])
  const project = join(folder, '../..')
  expect(readFileSync(join(project, '.nvmrc'), 'utf8').trim()).toBe(lts)
  const images = readFileSync(join(project, 'Dockerfile'), 'utf8').matchAll(/^FROM (\S+)/gm)
  for (const [, image = ''] of images) expect(image).toBe(`node:${lts}-slim`)
})
