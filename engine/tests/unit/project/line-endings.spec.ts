import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../sandbox/support/folders'

test('a checkout on Windows keeps the line endings, without which no shell starts a script', () => {
  const cwd = temporaryFolder()
  const git = (...words: string[]) => execFileSync('git', ['-c', 'core.autocrlf=true', ...words], { cwd })
  const script = join(cwd, 'release.sh')
  cpSync('.gitattributes', join(cwd, '.gitattributes'))
  cpSync('deploy/release.sh', script)
  git('init', '--quiet')
  git('add', '--all')
  rmSync(script)
  git('checkout', '--', '.')
  expect(readFileSync(script, 'utf8')).toBe(readFileSync('deploy/release.sh', 'utf8'))
  expect(readFileSync(script, 'utf8')).not.toContain('\r')
})
