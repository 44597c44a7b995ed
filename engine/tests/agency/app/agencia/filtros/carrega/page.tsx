import { released } from '../released'

export default async function LoadingPage({ searchParams }: { searchParams: Promise<{ nome?: string }> }) {
  const { nome } = await searchParams
  if (nome) await released(nome)
  return <h1>Carregada</h1>
}
