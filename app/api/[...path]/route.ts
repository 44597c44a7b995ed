export const dynamic = 'force-dynamic'

/** Without this route the page for unknown addresses would answer, which treats a POST as a form, and fails on one from another origin. */
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
