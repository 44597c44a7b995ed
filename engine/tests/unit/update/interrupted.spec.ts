import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { lines, type Repository, templateAndClone } from './clone'

let template: Repository
let clone: Repository
const from = () => ['--from', template.folder]
const tag = '@all'

test.beforeEach(() => {
  ;({ template, clone } = templateAndClone())
  clone.commit({ 'lib/a.ts': lines([3, 'ours']), 'lib/both.ts': 'ours' })
  template.commit({ 'lib/a.ts': lines([3, 'mended']), 'lib/both.ts': 'theirs', 'lib/new.ts': 'new' })
})

/** The line that an update prints to take all of it back. */
function takeBack(said: string): void {
  const [, line = ''] = /Take all back: (.*)/.exec(said) ?? []
  expect(line).toMatch(/^git checkout --force main; git branch -D update-template\/\w+$/)
  for (const command of line.split('; ')) clone.git(...command.split(' ').slice(1))
}

test('a conflict ends the update; mended, it goes on, and one line takes all back', () => {
  const start = clone.git('rev-parse', 'HEAD')
  const { status, said } = clone.update(...from())
  expect(status).toBe(1)
  expect(said).toContain('In conflict, with markers inside the file:\n  lib/a.ts\n  lib/both.ts\n')
  expect(clone.read('lib/a.ts')).toContain('<<<<<<<')
  expect(clone.read('lib/new.ts')).toBe('new')
  expect(clone.git('diff', '--name-only', '--diff-filter=U')).toBe('lib/a.ts\nlib/both.ts\n')

  expect(clone.update('--continue').said).toContain('Markers of git are still in lib/a.ts, lib/both.ts')
  clone.write({ 'lib/a.ts': lines([3, 'both']), 'lib/both.ts': 'both' })
  const whole = clone.update('--continue')
  expect(whole.status, whole.said).toBe(0)
  expect(whole.said).not.toContain('In conflict')
  expect(clone.read('lib/a.ts')).toBe(lines([3, 'both']))
  expect(JSON.parse(clone.read('.template.json')).commit).toBe(template.git('rev-parse', 'HEAD').trim())
  expect(clone.git('log', '--format=%s', 'main..HEAD').trim().split('\n')).toHaveLength(2)

  takeBack(whole.said)
  expect(clone.git('rev-parse', 'HEAD')).toBe(start)
  expect(clone.git('status', '--porcelain')).toBe('')
})

test('an update that waits is told by the next one, and one line takes it back in the middle of a conflict', {
  tag,
}, () => {
  clone.update(...from())
  const { status, said } = clone.update(...from())
  expect(status).toBe(1)
  expect(said).toContain('waits at "What the template has changed"')
  expect(said).toContain('Go on:         node engine/update/start.mjs --continue')
  takeBack(said)
  expect(clone.git('status', '--porcelain')).toBe('')
  expect(clone.has('lib/new.ts')).toBe(false)
  expect(clone.update(...from()).said).toContain('the update waits')
})

test('an update that was killed while it was brought in is told, and begins anew', { tag }, () => {
  clone.update(...from())
  const stateFile = clone.file('.git/update-template.json')
  const state = JSON.parse(clone.read('.git/update-template.json'))
  writeFileSync(stateFile, JSON.stringify({ ...state, isReady: false }))
  expect(clone.update('--continue').said).toContain('was interrupted')
  const { said } = clone.update(...from())
  const [, line = ''] = /then begin anew: (.*)/.exec(said) ?? []
  for (const command of line.split('; ')) clone.git(...command.split(' ').slice(1))
  expect(clone.update(...from()).said).toContain('the update waits')
})

test('a branch that an earlier run has made is not written over, and a git that was killed is told', {
  tag,
}, () => {
  clone.commit({ 'lib/a.ts': lines(), 'lib/both.ts': undefined })
  expect(clone.update(...from()).status).toBe(0)
  clone.git('checkout', '--quiet', 'main')
  expect(clone.update(...from()).said).toMatch(/The branch update-template\/\w+ is there from an earlier run/)
  // As a git leaves it that is killed while it writes the branch.
  clone.write({ 'lib/new.ts': 'ne' })
  writeFileSync(clone.file('.git/index.lock'), '')
  const { said } = clone.update(...from())
  expect(said).toContain('git was interrupted: delete .git/index.lock first')
  rmSync(clone.file('.git/index.lock'))
  const [, line = ''] = /Begin anew: +(.*)/.exec(said) ?? []
  for (const command of line.split('; ')) clone.git(...command.split(' ').slice(1))
  expect(clone.git('status', '--porcelain')).toBe('')
  expect(clone.update(...from()).status).toBe(0)
  clone.git('checkout', '--quiet', 'main')
  clone.git('branch', '-D', clone.git('branch', '--list', 'update-template/*').trim())
  writeFileSync(clone.file('.git/index.lock'), '')
  writeFileSync(clone.file('lib/a.ts'), 'half')
  expect(clone.update(...from()).said).toContain('git was interrupted: delete .git/index.lock')
})

test('a conflict in a file without markers is told as one, with both versions at hand', { tag }, () => {
  const picture = (end: number) => String.fromCharCode(0, 1, 2, end)
  template.commit({ 'app/icon.png': picture(3) })
  clone.commit({ 'lib/a.ts': lines(), 'lib/both.ts': undefined })
  clone.git('pull', '-q', '--no-rebase')
  clone.commit({ 'app/icon.png': picture(4) })
  template.commit({ 'app/icon.png': picture(5) })
  const { status, said } = clone.update(...from())
  expect(status).toBe(1)
  expect(said).toContain('In conflict, without markers')
  expect(said).not.toContain('with markers inside the file')
  expect(clone.read('app/icon.png')).toBe(picture(4))
  clone.git('add', 'app/icon.png')
  expect(clone.update('--continue').status).toBe(0)
})
