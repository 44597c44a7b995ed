import { connection } from 'next/server'
import { Counter } from '../contador/counter'

export default async function DynamicPage() {
  await connection()
  return <Counter />
}
