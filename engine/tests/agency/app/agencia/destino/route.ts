import { redirect } from 'next/navigation'

export function GET(): never {
  redirect('/agencia/produto/1?vindo=daqui')
}
