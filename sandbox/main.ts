import { say } from './log'
import { runSandbox } from './run'
import { readSettings, type Settings } from './settings'
import { strayFiles } from './stray-files'
import { tenants } from './tenants'

try {
  const settings = readSettings(process.env)
  const stop = await runSandbox(settings)
  introduce(settings)
  const end = () => {
    stop()
    process.exit(0)
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
} catch (error) {
  const lines = error instanceof Error ? error.message.split('\n') : [String(error)]
  for (const line of lines) say(line)
  process.exit(1)
}

function introduce(settings: Settings) {
  say(`platform and console on ${settings.origin}`)
  say(`content in ${settings.contentFolder}`)
  for (const { siteKey, version, key } of tenants)
    say(`  ${siteKey} (${version})  ${key}, pushes to ${settings.pushUrls.get(siteKey) ?? 'nowhere'}`)
  for (const file of strayFiles(settings.contentFolder)) say(`${file} is no resource of a tenant: not served`)
}
