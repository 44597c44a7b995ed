import { after } from 'next/server'
import { hostKeepsPages } from '@/lib/platform'

/** A function of a serverless host ends with its answer, unless it is told what else to wait for; a server stays anyway. */
export function stayFor(work: Promise<unknown>): void {
  if (hostKeepsPages()) after(() => work.catch(() => undefined))
}
