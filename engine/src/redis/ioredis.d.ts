/** What this site uses of `ioredis`. The library's own types cost each type check 0.7 million instantiations. Tests use a real Redis to verify it. */
declare module 'ioredis' {
  import type { EventEmitter } from 'node:events'

  export class Redis extends EventEmitter {
    constructor(url: string, options: object)
    readonly status: string
    readonly options: { db?: number }
    select(database: number): Promise<string>
    disconnect(): void
    subscribe(channel: string): Promise<unknown>
    publish(channel: string, message: string): Promise<number>
    get(key: string): Promise<string | null>
    set(key: string, value: string, ...options: (string | number)[]): Promise<string | null>
    del(key: string): Promise<number>
    eval(script: string, keys: number, ...keysAndArguments: (string | number)[]): Promise<unknown>
  }
}
