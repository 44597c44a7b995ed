import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { project } from '../../builds/project-copy'
import { type StageName, siteEnvironment, stagePlan } from '../../fixtures/stages'
import { temporaryFolder } from '../../sandbox/support/folders'
import { type Server, startServer } from '../../servers/next-program'
import { startStandIn } from '../../servers/stand-in'

/**
 * A stand-in for npm: `npm ci` empties node_modules before filling it, and the build is that of a test. Both wait for the file `go`. Next.js links
 * modules from the folder of the project at build time.
 */
const npm = `#!/bin/sh
set -eu
[ -z "\${HALT:-}" ] || while [ ! -f "$HALT" ]; do sleep 0.1; done
if [ "$1" = ci ]; then
  rm -rf node_modules
  mkdir node_modules
  ln -s ${project}/node_modules/* node_modules/
else
  cp -R "$BUILD" .next
  for link in .next/node_modules/*; do
    ln -sfn "../../node_modules/$(basename "$(readlink "$link")")" "$link"
  done
fi
`

/** A stand-in for systemctl with the instances of one site. `restart` below does the restart. */
const systemctl = `#!/bin/sh
set -eu
case "$1" in
list-units) printf '%s loaded active running Website\\n' $UNITS ;;
restart) curl --fail --silent "$CONTROL/$2" ;;
*) exit 1 ;;
esac
`

/** A site in the layout of docs/deploying.md below /srv, with the scripts of deploy/, and real instances without systemd. */
export async function startReleases(
  stage: StageName,
  ports: readonly number[],
  variables: Record<string, string>,
) {
  const site = join(temporaryFolder(), 'cliente')
  const repository = join(site, 'repository')
  const programs = join(site, 'programs')
  mkdirSync(programs, { recursive: true })
  for (const [name, text] of Object.entries({ npm, systemctl }))
    writeFileSync(join(programs, name), text, { mode: 0o755 })
  commitSources(stagePlan(stage).folder, repository)

  const instances = new Map<number, Promise<Server>>()
  const start = (port: number) => {
    const folder = join(site, 'current')
    const env = { ...siteEnvironment(stage), ...variables, PORT: String(port) }
    const firstAddress = `http://localhost:${port}/api/health`
    const starting = startServer({ args: ['server.mjs'], folder, env, firstAddress })
    instances.set(port, starting)
    return starting
  }
  const control = await startStandIn(async ({ url = '' }, response) => {
    const port = Number(/@(\d+)/.exec(url)?.[1])
    await (await instances.get(port))?.stop()
    void start(port)
    response.end()
  })
  const run = async (script: string, args: string[], variables: Record<string, string>) => {
    const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, ...variables }
    return promisify(execFile)(join(repository, 'deploy', script), args, { env })
  }
  return {
    site,
    start,
    /** Runs deploy/release.sh, which builds a copy of `buildDir`. @param halt a file that npm waits for */
    release: (buildDir: string, halt = '') => run('release.sh', [], { BUILD: resolve(buildDir), HALT: halt }),
    back: () => run('release.sh', ['back'], {}),
    /** Runs deploy/restart.sh. */
    restart: () =>
      run('restart.sh', [], {
        CONTROL: control.origin,
        UNITS: ports.map((port) => `cliente@${port}.service`).join(' '),
      }),
    stopInstances: () =>
      Promise.all([...instances.values()].map(async (instance) => (await instance).stop())),
    stop: () => control.stop(),
  }
}

/** Turns the sources of a build into a clone with one commit. */
function commitSources(folder: string, repository: string): void {
  const isSource = (path: string) => !/\/(?:\.next[^/]*|node_modules)$/.test(path)
  cpSync(folder, repository, { recursive: true, filter: isSource })
  cpSync(join(project, 'deploy'), join(repository, 'deploy'), { recursive: true })
  const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args])
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--message', 'site')
}
