import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../sandbox/support/folders'

/* Tests of the pipeline in docs/deploying.md, with stand-ins that reject what the real programs reject. */

const documentation = readFileSync('docs/deploying.md', 'utf8')
const pipeline = /```sh\n(set -e\ndocker build[\s\S]*?)```/.exec(documentation)?.[1] ?? ''

const programs = {
  ssh: 'export HOST=$1; shift; exec sh -c "$*"',
  curl: 'true',
  // A stand-in for Docker: a container is a folder with its port, running while the file `running` exists.
  docker: `
cd "$STATE"
case "$1" in
stop) rm "$HOST-$2/running" ;;
rm) [ ! -f "$HOST-$2/running" ] && rm -r "$HOST-$2" ;;
run)
  name= port= image=
  while [ $# -gt 0 ]; do
    case "$1" in --name) name=$2 ;; -p) port=\${2%:*} ;; esac
    image=$1
    shift
  done
  ! grep -qx "$port" "$HOST"-*/running 2>/dev/null || exit 125
  mkdir "$HOST-\${name:-$$}" || exit 125
  echo "$port" >"$HOST-\${name:-$$}/running"
  echo "$image" >"$HOST-\${name:-$$}/image" ;;
esac`,
}

test('the container pipeline deploys a second time, and rolls back', { tag: '@all' }, () => {
  const [bin, state] = [temporaryFolder(), temporaryFolder()]
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  for (const commit of ['one', 'two', 'one']) {
    const env = {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      STATE: state,
      REGISTRY: 'r',
      COMMIT: commit,
    }
    const { status, stderr } = spawnSync('sh', ['-c', pipeline], { env, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    const images = readdirSync(state).map((name) => readFileSync(join(state, name, 'image'), 'utf8').trim())
    expect(images).toEqual(Array(4).fill(`r/site:${commit}`))
  }
})
