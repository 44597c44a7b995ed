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
