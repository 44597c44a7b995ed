import '../commands/shared/end-with-output.mjs'
import { say } from './log'
import type { Platform } from './platform'
import { runSandbox } from './run'
import { readSettings } from './settings'
import { strayFiles } from './stray-files'

try {
  const { platform, stop } = await runSandbox(readSettings(process.env))
  introduce(platform)
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

function introduce({ settings, tenants, pushUrls }: Platform) {
  say(`platform and console on ${settings.origin}`)
  say(`content in ${settings.contentFolder}`)
  for (const { siteKey, version, key, siteContent } of tenants)
    say(
      `  ${siteKey} (${siteContent?.version ?? version})  ${key}, pushes to ${pushUrls.get(siteKey) ?? 'nowhere'}${siteContent ? `  ${siteContent.folder}` : ''}`,
    )
  for (const file of strayFiles(settings.contentFolder, tenants))
    say(`${file} is no resource of a tenant: not served`)
}
