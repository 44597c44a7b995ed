/* Runs this clone's build with its content until it is stopped, or until the test run that started it ends. */
import { quickly, startSandbox, startSite } from '@site-starter/engine/testing'
import { cloneContent, cloneOrigin, clonePlatform } from './clone-site'
import { copyContent } from './served-content'

try {
  const { tenant } = cloneContent()
  const { demos, siteContent } = copyContent()
  const sandbox = await startSandbox({
    port: Number(new URL(clonePlatform).port),
    content: demos,
    pushUrl: `${cloneOrigin}/api/revalidate`,
    ...(siteContent !== undefined && { siteContent }),
  })
  const site = await startSite('clone', {
    SITE_API_KEY: tenant.key,
    REVALIDATE_SECRET: tenant.secret,
    PLATFORM_ORIGIN: clonePlatform,
    ASSET_ORIGINS: clonePlatform,
    SITE_URL: cloneOrigin,
    PORT: new URL(cloneOrigin).port,
    // No password, since only this machine can reach the site.
    SITE_PASSWORD: '',
  })
  console.log('ready')
  await new Promise<void>((resolve) => process.once('SIGTERM', resolve).once('disconnect', resolve))
  await Promise.all([site.stop(quickly), sandbox.stop()])
  process.exit(0)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exit(1)
}
