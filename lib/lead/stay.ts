import { after } from 'next/server'
import { hostKeepsPages } from '@/lib/environment/host'

/** A serverless function ends with its response unless it is told what else to wait for. A server keeps running anyway. */
export function stayFor(work: Promise<unknown>): void {
  if (hostKeepsPages()) after(() => work.catch(() => undefined))
}
