import { contentOf } from '@/lib/engine/pages'
import { robotsRules } from '@/lib/site/content/robots'
import { robots } from '@/lib/site/views/files'

export const dynamic = 'force-static'

/** Shuts robots out of a preview deployment on Vercel. */
export async function GET(): Promise<Response> {
  const rules = robotsRules(await contentOf(robots))
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
