'use server'

export async function send(): Promise<boolean> {
  return true
}
