import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

const here = import.meta.dirname
const OPEN_TAGS = ['projects', 'posts', 'testimonials', 'faqs'] as const

const folder = (name: string) =>
  z
    .string()
    .default(resolve(here, name))
    .transform((path) => resolve(path))

const existingFolder = (name: string) =>
  folder(name).refine((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true, {
    error: (issue) => `${issue.input} is not a directory`,
  })

const environment = z.object({
  SANDBOX_PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(1, 'must be a port number from 1 to 65535')
    .max(65535, 'must be a port number from 1 to 65535')
    .default(4000),
  SANDBOX_CONTENT: existingFolder('content'),
  SANDBOX_ASSETS: existingFolder('assets'),
  /** The folder of a client's content, as `npm run pull` writes it. */
  SANDBOX_SITE_CONTENT: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  SANDBOX_DATA: folder('data'),
  SANDBOX_PUSH_URL: z
    .string()
    .default('http://localhost:3000/api/revalidate')
    .transform(parsePushUrls)
    .refine(
      (urls) => [...urls.values()].every((url) => /^https?:/.test(url) && URL.canParse(url)),
      'must be an http(s) address, tenant=address,tenant=address, or empty for no pushes',
    ),
  SANDBOX_PUSH_TAGS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((tag) => tag.trim()))
    .transform((tags) => tags.filter((tag) => tag !== ''))
    .pipe(z.array(z.enum(OPEN_TAGS, `may only name ${OPEN_TAGS.join(', ')}`))),
})

export type Settings = ReturnType<typeof readSettings>

/** Reads the environment of the sandbox. It throws one message that names all invalid variables. */
export function readSettings(env: Record<string, string | undefined>) {
  const parsed = environment.safeParse(withoutEmpty(env))
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`).join('\n'),
    )
  }
  const { data } = parsed
  return {
    port: data.SANDBOX_PORT,
    origin: `http://localhost:${data.SANDBOX_PORT}`,
    contentFolder: data.SANDBOX_CONTENT,
    assetFolder: data.SANDBOX_ASSETS,
    siteContent: data.SANDBOX_SITE_CONTENT,
    dataFolder: data.SANDBOX_DATA,
    /** Push URLs parsePushUrls by tenants, by site key. The URL for '' serves every tenant. */
    pushUrls: data.SANDBOX_PUSH_URL,
    /** Resources of 6.3.0 that are pushed too. The specification does not define their tags. */
    openPushTags: new Set<string>(data.SANDBOX_PUSH_TAGS),
  }
}

function parsePushUrls(text: string): Map<string, string> {
  if (text === '') return new Map()
  if (/^\w+:/.test(text)) return new Map([['', text]])
  return new Map(
    text.split(',').map((entry) => {
      const [siteKey = '', ...url] = entry.split('=')
      return [siteKey.trim(), url.join('=').trim()]
    }),
  )
}

/** Treats empty variables as unset, except an empty push URL, which means that none is parsePushUrls. */
function withoutEmpty(env: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || name === 'SANDBOX_PUSH_URL'),
  )
}
