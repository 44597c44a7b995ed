/**
 * The types of what this site uses of `@redis/client`. They replace the package's own types, which describe every Redis command and cost
 * the type check of each build 0.75 million instantiations. The tests with a real Redis verify them.
 */
declare module '@redis/client' {
  interface Expiring {
    expiration: { type: 'PX'; value: number }
    condition?: 'NX'
  }

  interface Transaction {
    hSet(key: string, fields: Record<string, string>): Transaction
    publish(channel: string, message: string): Transaction
    exec(): Promise<unknown[]>
  }

  export interface RedisClient {
    readonly isReady: boolean
    on(event: 'error', listener: (error: unknown) => void): void
    on(event: 'ready', listener: () => void): void
    once(event: 'ready', listener: () => void): void
    connect(): Promise<unknown>
    subscribe(channel: string, listener: (message: string) => void): Promise<void>
    ping(): Promise<string>
    get(key: string): Promise<string | null>
    set(key: string, value: string, options: Expiring): Promise<string | null>
    hGetAll(key: string): Promise<Record<string, string>>
    multi(): Transaction
    eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
  }

  export function createClient(options: {
    url: string
    disableOfflineQueue?: boolean
    socket: { connectTimeout: number; reconnectStrategy: (retries: number) => number }
  }): RedisClient
}
