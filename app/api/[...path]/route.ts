export const dynamic = 'force-dynamic'

/**
 * Answers addresses below `/api/` that no route has. Without this route the page for unknown addresses would answer. It treats a
 * POST as a form, and fails on a POST from another origin.
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
