import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { linkPackages } from '../../builds/packages'
import { layTemplateOver } from '../../builds/template-site'
import { temporaryFolder } from '../../sandbox/support/folders'
import { withTypeScript } from '../../servers/programs'

const project = join(import.meta.dirname, '../../../..')
/** Makes a program whose input is a pipe ask its questions. */
const pretendTerminal = "data:text/javascript,Object.defineProperty(process.stdin,'isTTY',{value:true})"

/** Files that a client's clone may lack, and files that are no sources. */
const omitted =
  /(^|\/)node_modules$|^(engine\/(?:sandbox|tests|tools)|e2e|docs|test-results|playwright-report|\.git|\.next.*|\.e2e|\.env\.local|\.vercel)$/

interface Run {
  env?: Record<string, string>
  /** The standard input, which ends after it. */
  input?: string
  /** Answers to questions, each with a word of its question. With answers, the input looks like a terminal. */
  answers?: [question: string, answer: string][]
}

export type Clone = Awaited<ReturnType<typeof cloneTemplate>>

/** Clones the template for a client, without sandbox and tests. */
export async function cloneTemplate() {
  const folder = temporaryFolder()
  cpSync(project, folder, {
    recursive: true,
    filter: (source) => !omitted.test(source.slice(project.length + 1)),
  })
  await layTemplateOver(folder)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  git('add', '--all')
  linkPackages(folder)
  const file = (name: string) => join(folder, name)
  return {
    file,
    read: (name: string) => readFileSync(file(name), 'utf8'),
    write: (name: string, text: string) => {
      mkdirSync(dirname(file(name)), { recursive: true })
      writeFileSync(file(name), text)
    },
    /** Restores the original clone. */
    putBack: () => {
      git('checkout', '--quiet', '.')
      git('clean', '-xdfq', '--exclude=node_modules')
    },
    /** Runs `npm run <script>` without npm. */
    run: (script: 'setup' | 'doctor' | 'push', args: string[] = [], options: Run = {}) =>
      runScript(folder, script, args, options),
  }
}

/** Runs a script of a project without npm. */
export async function runScript(folder: string, script: string, args: string[], options: Run) {
  const { env = {}, input = '', answers } = options
  const { PATH = '', HOME = '' } = process.env
  const terminal = answers ? ['--import', pretendTerminal] : []
  const child = spawn(
    process.execPath,
    [...withTypeScript, ...terminal, `engine/commands/${script}.ts`, ...args],
    {
      cwd: folder,
      // The environment of the machine is not passed on. In a test run, Next.js would not read .env.local.
      env: { PATH, HOME, NODE_ENV: 'test', ...env },
    },
  )
  const ended = { output: '', errors: '' }
  child.stderr.on('data', (chunk) => {
    ended.errors += String(chunk)
  })
  const open = [...(answers ?? [])]
  let unread = ''
  child.stdout.on('data', (chunk) => {
    ended.output += String(chunk)
    unread += String(chunk)
    const [next] = open
    if (next === undefined || !unread.includes(next[0])) return
    open.shift()
    unread = ''
    // The delay lets the program listen for an answer first.
    setTimeout(() => child.stdin.write(`${next[1]}\n`), 50)
  })
  if (!answers) child.stdin.end(input)
  await once(child, 'close')
  return { ...ended, code: child.exitCode }
}
