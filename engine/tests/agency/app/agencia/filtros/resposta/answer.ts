'use server'

export async function answer(_: string, form: FormData): Promise<string> {
  const name = String(form.get('nome'))
  return name === '' ? 'Falta o nome.' : `Recebido: ${name}`
}
