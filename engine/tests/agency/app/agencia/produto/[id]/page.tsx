import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

interface Props {
  params: Promise<{ id: string }>
}

export function generateStaticParams() {
  return [{ id: '1' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Produto ${(await params).id}`, description: 'Da agência', robots: { index: false } }
}

export default async function ProductPage({ params }: Props) {
  const { id } = await params
  if (id === 'nada') notFound()
  return <h1>Produto {id}</h1>
}
