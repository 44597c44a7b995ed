export const dynamic = 'force-dynamic'

/** Answers 404 below /api/. Otherwise the catch-all page would answer, and treat a POST as a form, which fails from another origin. */
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
