export const dynamic = 'force-dynamic'

/**
 * An address below `/api/` that no route has. Without this the page of unknown addresses would answer, which takes a post
 * for a form and fails over one from elsewhere.
 */
function notFound(): Response {
  return new Response(null, { status: 404 })
}

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
}
