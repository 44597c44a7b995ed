import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../sandbox/support/folders'
import { ports } from '../../servers/ports'
import { startStandIn } from '../../servers/stand-in'

/* Tests of the systemd units. engine/tests/instances/deployments/ runs the scripts beside them. */

const [service, socket] = ['deploy/site@.service', 'deploy/site@.socket'].map((file) =>
  readFileSync(file, 'utf8'),
)

test('a stop signals the server alone, and not through npm', () => {
  expect(service).toMatch(/^ExecStart=\S+\/node server\.mjs$/m)
  expect(service).toMatch(/^KillMode=mixed$/m)
})

test('nobody but this machine reaches the server, by the socket too', () => {
  expect(service).toMatch(/^Environment=.*\bHOSTNAME=127\.0\.0\.1 PORT=%i\b/m)
  expect(socket).toMatch(/^ListenStream=127\.0\.0\.1:%i$/m)
})

test('two clients on one machine share no folder, no user and no variable', () => {
  const [cliente, outro] = ['cliente', 'outro'].map((name) => `${service}${socket}`.replaceAll('%p', name))
  const clientLines = /^(?:WorkingDirectory|EnvironmentFile|User|ReadWritePaths)=.*$/gm
  const ofOne = cliente?.match(clientLines) ?? []
  expect(ofOne).toEqual([
    'WorkingDirectory=/srv/cliente/current',
    'EnvironmentFile=/etc/cliente.env',
    'User=cliente',
    'ReadWritePaths=/srv/cliente/shared',
  ])
  expect(ofOne.filter((line) => outro?.includes(`${line}\n`))).toEqual([])
})

test('the server can do nothing but answer: no rights, no other processes, no unusual system calls', () => {
  const set = new Map(
    [...String(service).matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  const on = [
    ...['NoNewPrivileges', 'PrivateTmp', 'PrivateDevices', 'PrivateUsers', 'ProtectHome', 'ProtectClock'],
    ...['ProtectControlGroups', 'ProtectHostname', 'ProtectKernelLogs', 'ProtectKernelModules'],
    ...['ProtectKernelTunables', 'LockPersonality', 'RemoveIPC', 'RestrictNamespaces', 'RestrictRealtime'],
    'RestrictSUIDSGID',
  ]
  expect(on.filter((name) => set.get(name) !== 'yes')).toEqual([])
  expect(Object.fromEntries(set)).toMatchObject({
    ProtectSystem: 'strict',
    ProtectProc: 'invisible',
    CapabilityBoundingSet: '',
    RestrictAddressFamilies: 'AF_INET AF_INET6 AF_UNIX',
    SystemCallArchitectures: 'native',
    UMask: '0077',
  })
  expect(String(service).match(/^SystemCallFilter=.*$/gm)).toEqual([
    'SystemCallFilter=@system-service',
    'SystemCallFilter=~@privileged @resources',
  ])
  expect(set.has('MemoryDenyWriteExecute'), 'V8 compiles at run time').toBe(false)
})

test('an instance that gives no answer is started again; one that is starting in an outage, or was stopped, is left alone', async () => {
  expect(service).toMatch(/^Wants=site-watch@%p@%i\.timer$/m)
  const watch = readFileSync('deploy/site-watch@.service', 'utf8')
  const [, command = ''] = /^ExecStart=\/bin\/sh -c '(.+)' %i$/m.exec(watch) ?? []
  const programs = temporaryFolder()
  writeFileSync(join(programs, 'systemctl'), '#!/bin/sh\necho "systemctl $*"\n', { mode: 0o755 })
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` }
  const script = command.replaceAll('$$', '$').replace('--max-time 10', '--max-time 1')
  /** Runs the watch of a server that answers so, or of none. @returns the commands that it gives to systemd */
  const watchOnce = async (answer?: RequestListener) => {
    const standIn = answer && (await startStandIn(answer, ports.standIn))
    try {
      const unit = `cliente@${ports.standIn}`
      const { stdout } = await promisify(execFile)('/bin/sh', ['-c', script, unit], { env })
      return stdout
    } finally {
      await standIn?.stop()
    }
  }
  const restart = expect.stringContaining(`systemctl try-restart cliente@${ports.standIn}.service`)
  expect(await watchOnce(() => undefined)).toEqual(restart)
  expect(await watchOnce(({ socket }) => socket.destroy())).toEqual(restart)
  for (const status of [200, 503])
    expect(
      await watchOnce(
        ({ url }, response) => void (url === '/api/health' && response.writeHead(status).end()),
      ),
    ).toBe('')
  expect(await watchOnce()).toBe('')
})
