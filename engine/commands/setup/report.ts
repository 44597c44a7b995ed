import { pushAddress } from '../shared/push-probe'

/** Prints what was done and what is next. Shows the secret, which has to be registered, but not the key. */
export function reportSetup(
  values: { SITE_URL: string; REVALIDATE_SECRET: string; ASSET_ORIGINS: string },
  { accent, nipc }: { accent: string; nipc: string },
  isSecretKept: boolean,
): void {
  const { SITE_URL, REVALIDATE_SECRET, ASSET_ORIGINS } = values
  console.log('✓ .env.local is written')
  if (ASSET_ORIGINS) console.log(`  files may come from ${ASSET_ORIGINS}`)
  if (accent) console.log(`✓ site/config.ts has the accent ${accent}`)
  if (nipc) console.log(`✓ site/config.ts has the tax number ${nipc}`)
  console.log(`
Have the platform operator register, so that a save shows at once:
  address  ${pushAddress(SITE_URL || 'https://<address of the site>')}
  secret   ${REVALIDATE_SECRET}${isSecretKept ? '  (the one that .env.local had)' : ''}

Set the variables of .env.local where you deploy, too. Next: npm run doctor -- --before-deploy`)
}
