import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

/* The units of systemd. e2e/instances/deployments/ runs the scripts beside them. */

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
  const places = /^(?:WorkingDirectory|EnvironmentFile|User|ReadWritePaths)=.*$/gm
  const ofOne = cliente?.match(places) ?? []
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
