import { Counter } from './counter'

export default async function CounterPage({ searchParams }: { searchParams: Promise<{ de?: string }> }) {
  return (
    <>
      <h1>Contador</h1>
      <Counter from={Number((await searchParams).de ?? 0)} />
    </>
  )
}
