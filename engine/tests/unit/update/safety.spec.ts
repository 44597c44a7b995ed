import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../sandbox/support/folders'
import { gitIn, lines, type Repository, repository, runTool, templateAndClone } from './clone'

let template: Repository
let clone: Repository
const from = () => ['--from', template.folder]
const tag = '@all'

test.beforeEach(() => {
  ;({ template, clone } = templateAndClone())
})

test('a password in --from is not printed where the address is none', { tag }, () => {
  const { status, said } = clone.update('--from', 'http://ana:s3cret@127.0.0.1:1/template.git')
  expect(status).toBe(1)
  expect(said).toContain('could not be fetched from http://127.0.0.1:1/template.git')
  expect(said).not.toContain('s3cret')
})

test('an address is recorded; another one is asked for apart; a folder of this machine is not recorded', {
  tag,
}, () => {
  template.commit({ 'lib/new.ts': 'new' })
  const record = { from: 'https://exemplo.pt/template.git', commit: clone.git('rev-parse', 'HEAD').trim() }
  clone.commit({ '.template.json': JSON.stringify(record) })
  const before = clone.state()
  const refused = clone.update(...from())
  expect(refused.status).toBe(1)
  expect(refused.said).toContain('The last update came from https://exemplo.pt/template.git.')
  expect(clone.state()).toEqual(before)
  expect(clone.update(...from(), '--new-address').status).toBe(0)
  const commit = template.git('rev-parse', 'HEAD').trim()
  expect(JSON.parse(clone.read('.template.json'))).toEqual({ from: record.from, commit })
})

test('credentials that an earlier update has recorded are neither printed nor recorded again, and are told', {
  tag,
}, () => {
  template.commit({ 'lib/new.ts': 'new' })
  const commit = clone.git('rev-parse', 'HEAD').trim()
  clone.commit({ '.template.json': JSON.stringify({ from: 'https://ana:s3cret@exemplo.pt/t.git', commit }) })
  const { status, said } = clone.update(...from(), '--new-address')
  expect(status, said).toBe(0)
  expect(said).toContain('has the password of the recorded address: revoke it')
  expect(said).not.toContain('s3cret')
  expect(JSON.parse(clone.read('.template.json')).from).toBe('https://exemplo.pt/t.git')
})

test('without a terminal and without --yes the fetched tool does not run', { tag }, () => {
  template.commit({ 'engine/update/main.mjs': "throw new Error('it has run')" })
  const before = clone.state()
  const { status, said } = runTool(clone.folder, from())
  expect(status).toBe(1)
  expect(said).toContain(`Template: ${template.folder}\nRef:      main\nCommit:   `)
  expect(said).toContain('only runs with --yes')
  expect(said).not.toContain('it has run')
  expect(clone.state()).toEqual(before)
})

test('the fetched tool sees nothing of the environment that it does not need', { tag }, () => {
  template.commit({ 'engine/update/main.mjs': "console.log('fetched', process.env.SITE_API_KEY)" })
  const { said } = runTool(clone.folder, ['--yes', ...from()], { SITE_API_KEY: 'k' })
  expect(said).toContain('fetched undefined')
})

test('--dry-run tells what is new, what would change and what is left to do, and writes neither files, index nor references', {
  tag,
}, () => {
  clone.commit({ 'lib/a.ts': lines([3, 'ours']), 'lib/old.ts': 'ours' })
  template.commit({
    ...{ 'lib/a.ts': lines([3, 'mended']), 'lib/old.ts': undefined, 'lib/new.ts': 'new' },
    'CHANGELOG.md': '# Changelog\n\n## 2.1.0 - 2027-01-01\n\n- A new thing.\n',
  })
  const before = clone.state()
  const { status, said } = clone.update(...from(), '--dry-run')
  expect(status, said).toBe(0)
  expect(said).toContain('NEW IN THE CHANGELOG\n\n## 2.1.0 - 2027-01-01\n\n- A new thing.\n')
  expect(said).toMatch(/WHAT WOULD CHANGE[\s\S]* lib\/new\.ts +\| +1 \+/)
  expect(said).toMatch(
    /LEFT TO YOU[\s\S]*In conflict, with markers inside the file:\n {2}lib\/a\.ts\n[\s\S]*kept[^\n]*\n {2}lib\/old\.ts/,
  )
  expect(clone.state()).toEqual(before)
  expect(clone.has('.git/FETCH_HEAD')).toBe(false)
})

test('in a folder of a larger repository nothing outside of it changes', { tag }, () => {
  const outer = repository(temporaryFolder())
  outer.git('init', '--quiet', '--initial-branch=main')
  mkdirSync(outer.file('clients'))
  rmSync(clone.file('.git'), { recursive: true })
  renameSync(clone.folder, outer.file('clients/a'))
  // What git would take for the place to which the clone has moved its files.
  const others = {
    'package.json': '{}',
    'clients/b/sandbox/main.ts': 'sandbox 1',
    'clients/b/lib/a.ts': lines(),
  }
  outer.commit(others)
  const inner = repository(outer.folder, 'clients/a')
  inner.commit({ sandbox: undefined, 'lib/a.ts': lines([15, 'ours'], [3, 'ours']) })
  template.commit({ 'lib/a.ts': lines([3, 'mended']), 'sandbox/main.ts': 'sandbox 2', 'lib/new.ts': 'new' })

  const waits = inner.update(...from())
  expect(waits.status).toBe(1)
  expect(waits.said).toContain('markers inside the file:\n  lib/a.ts\n')
  expect(outer.git('diff', '--name-only', 'main', '--', ':(exclude)clients/a')).toBe('')
  inner.write({ 'lib/a.ts': lines([3, 'both'], [15, 'ours']) })
  inner.git('add', 'lib/a.ts')
  const { status, said } = inner.update('--continue')
  expect(status, said).toBe(0)
  expect(outer.git('diff', '--name-only', 'main').trim().split('\n')).toEqual(
    ['.template.json', 'lib/a.ts', 'lib/new.ts'].map((name) => `clients/a/${name}`),
  )
  expect(outer.git('status', '--porcelain')).toBe('')
})

test('of a shallow clone it is said how to bring the rest', { tag }, () => {
  template.commit({ 'lib/a.ts': lines([3, 'mended']) })
  const root = temporaryFolder()
  gitIn(root, 'clone', '--quiet', '--depth=1', `file://${template.folder}`, 'shallow')
  const shallow = repository(join(root, 'shallow'))
  shallow.commit({ '.template.json': JSON.stringify({ commit: template.git('rev-parse', 'HEAD~1').trim() }) })
  template.commit({ 'lib/new.ts': 'new' })
  const { status, said } = shallow.update(...from())
  expect(status, said).toBe(1)
  expect(said).toContain('git fetch --unshallow')
  shallow.git('fetch', '--quiet', '--unshallow')
  expect(shallow.update(...from())).toMatchObject({ status: 0 })
})

test('it works where nothing is installed, and in a folder with a hook that refuses', { tag }, () => {
  template.commit({ 'lib/new.ts': 'new' })
  writeFileSync(clone.file('.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  expect(clone.update(...from())).toMatchObject({ status: 0 })
})
