import { contentOf } from '@site-starter/engine/pages'
import { robotsRules } from '@/lib/content/robots'
import { robots } from '@/lib/views/files'

export const dynamic = 'force-static'

/** The robots.txt of the site. It blocks all robots on a Vercel preview. */
export async function GET(): Promise<Response> {
  const rules = robotsRules(await contentOf(robots))
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
