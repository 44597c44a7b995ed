import { Counter } from './counter'

export default function CounterPage() {
  return (
    <>
      <h1>Contador</h1>
      <div style={{ height: '400vh' }} />
      <Counter />
      <p>Fim</p>
    </>
  )
}
