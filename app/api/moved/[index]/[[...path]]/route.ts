import { movedTo } from '@site-starter/engine/redirects'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ index: string; path?: string[] }>
}

/** Answers old addresses that engine/src/routing/query-redirects.ts rewrites to this route. */
async function redirectToNew({ url }: Request, { params }: Props): Promise<Response> {
  const { index, path = [] } = await params
  const moved = movedTo(Number(index), path, new URL(url).search.slice(1))
  if (!moved) return new Response(null, { status: 404 })
  return new Response(null, { status: moved.status, headers: { Location: moved.location } })
}

export { redirectToNew as GET, redirectToNew as POST }
