import { Caller } from './caller'

export default function ActionsPage() {
  return (
    <>
      <h1>Ações</h1>
      <Caller />
    </>
  )
}
