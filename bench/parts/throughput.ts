import autocannon from 'autocannon'

export interface Throughput {
  perSecond: number
  /** 99 of 100 answers took no longer; milliseconds. */
  p99: number
}

const SECONDS = 8
const CONNECTIONS = 50

/** Asks for one address as fast as it answers, the way browsers do: packed. */
export async function throughput(address: string): Promise<Throughput> {
  const options = { url: address, connections: CONNECTIONS, headers: { 'accept-encoding': 'gzip' } }
  await autocannon({ ...options, duration: 2 })
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: SECONDS })
  if (non2xx + errors > 0) throw new Error(`${address}: ${non2xx} refused, ${errors} failed`)
  return { perSecond: requests.average, p99: latency.p99 }
}
