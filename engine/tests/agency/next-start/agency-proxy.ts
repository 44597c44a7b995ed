import { type NextRequest, NextResponse } from 'next/server'

const templateParameters = ['q', 'servico']

/** An agency's proxy, which decides by a cookie or a language. Undefined if one of the template's matchers called it. */
export function ofAgency({ cookies, headers, nextUrl, url }: NextRequest): Response | undefined {
  const path = decodeURIComponent(nextUrl.pathname)
  if (templateParameters.some((key) => nextUrl.searchParams.has(key))) return undefined
  const who = cookies.has('socio') ? 'socio' : (headers.get('accept-language') ?? 'outro')
  if (path.startsWith('/zona/marca/')) {
    const response = NextResponse.next({ headers: { 'x-proxy': who } })
    response.cookies.set('visto', who)
    return response
  }
  return NextResponse.rewrite(new URL(`/entrar/${who}`, url), { headers: { 'x-proxy': who } })
}
