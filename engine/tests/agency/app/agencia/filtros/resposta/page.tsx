import { AnswerForm } from './answer-form.no-script'

export default async function AnswerPage({ searchParams }: { searchParams: Promise<{ nome?: string }> }) {
  return (
    <>
      <h1>Resposta</h1>
      <AnswerForm name={(await searchParams).nome ?? ''} />
    </>
  )
}
