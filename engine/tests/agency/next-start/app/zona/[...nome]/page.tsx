export const dynamic = 'force-static'

export default async function ZonePage({ params }: { params: Promise<{ nome: string[] }> }) {
  return <output>zona {(await params).nome.map(decodeURIComponent).join(' ')}</output>
}
