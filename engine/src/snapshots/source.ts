import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Contract } from '../fields/contract'
import { type CacheOptions, cacheOptionsOf } from '../platform/cache-options'
import { isForeignVersion, KnownRecords, parseBody } from '../platform/parse-body'
import { PlatformError } from '../platform/platform-error'
import { read } from '../platform/read'
import { commonResources, hasResource, type Resource } from '../port/kinds'
import { logError, logWarning } from '../process/log'
import { dateOf, processTime } from '../process/process-time'
import { within } from '../process/within'
import { HANGS_AFTER_MS, RETRY_MS, RETRY_REFUSED_KEY_MS } from './limits'
import type { Moves } from './moves/moves'
import type { Snapshot, Store, StoredBody } from './snapshot'

/** State of this process that all resources of the tenant share. */
export interface Tenant {
  readonly all: readonly Source[]
  readonly moves: Moves
  /** When the key was last refused; undefined while it is accepted. */
  refusedAt: number | undefined
  /** The number of changes to the content so far. */
  changes: number
  /** Whether this process can work after a response. */
  readonly isLongRunning: boolean
  /** Whether this process is one of many, whose memory may predate the last save. */
  readonly isOneOfMany: boolean
}

/** A resource's last good content, and the reads that renew it. Pages and pushes share reads; the newest good one counts. Uses process time. */
export class Source {
  snapshot: Snapshot | undefined
  /** When the newest good read started. */
  confirmedAt: number | undefined
  /** Whether the platform's last answer was that it does not know the resource (404). */
  isUnknown = false
  /** The current failure; undefined while reads succeed. */
  failure: { since: number; at: number; error: PlatformError } | undefined
  retry: NodeJS.Timeout | undefined
  /** The newest read under way. */
  underWay: Promise<Snapshot> | undefined
  #startedAt = 0
  readonly store: Store
  /** The records of the last read, by their JSON. */
  readonly #records = new KnownRecords()
  /** The next read for a push, shared by all pushes until it starts. */
  #nextPushRead: Promise<Snapshot> | undefined
  /** Reads that a later one may overtake. */
  #waiting: { startedAt: number; resolve: (newer: Snapshot) => void }[] = []

  constructor(
    readonly name: Resource,
    private readonly tenant: Tenant,
    storeFor: (source: Source) => Store,
  ) {
    this.store = storeFor(this)
  }

  /** The options of the resource's `fetch`, which apply to snapshots as in Next.js' data cache. */
  get keptBy(): CacheOptions {
    return cacheOptionsOf(this.name)
  }

  /** Whether the key is refused. A 403 concerns only its resource, until every resource common to both contracts has one. */
  get isKeyRefused(): boolean {
    const { all, refusedAt } = this.tenant
    const common = all.filter(({ name }) => commonResources.includes(name))
    return refusedAt !== undefined || common.every(({ failure }) => failure?.error.status === 403)
  }

  /** The contract of the last `settings`, or failing that of any resource in both contracts. A body of an unknown version is parsed under it. */
  get contractInUse(): Contract | undefined {
    const common = this.tenant.all.filter(({ name }) => commonResources.includes(name))
    return common.map(({ snapshot }) => snapshot?.contract).find(Boolean)
  }

  get isInUse(): boolean {
    return hasResource(this.contractInUse ?? 6, this.name)
  }

  /** Reads the resource, or joins a read under way. Rejects with a PlatformError, after which the last good snapshot stays. */
  read(): Promise<Snapshot> {
    return this.underWay ?? this.#start()
  }

  /** Reads the resource for a push. A read that started earlier may have seen older content, so all pushes during one share the next. */
  readForPush(): Promise<Snapshot> {
    this.#nextPushRead ??= this.#afterReadUnderWay()
    return this.#nextPushRead
  }

  /** Renews stale content in the background. A failed resource is read again once the pause is over, since the read may have been for a push. */
  readIfStale(leastSeconds = 0): void {
    if (!this.tenant.isLongRunning || this.underWay || this.#nextPushRead || this.isPaused) return
    // The clock may have been set back since an earlier process read the snapshot.
    const readAt = this.snapshot
      ? (this.confirmedAt ?? Math.min(this.snapshot.readAt, performance.timeOrigin))
      : 0
    const seconds = Math.max(this.keptBy.revalidate, leastSeconds)
    if (this.failure || processTime() - readAt > seconds * 1_000) this.read().catch(() => undefined)
  }

  /** Reads the resource again if the tenant's contract still has it. */
  readAgain(): void {
    if (this.isInUse) this.read().catch(() => undefined)
  }

  /** Reads a missing resource. A failing one is skipped if there is anything else to show, or while its key is refused. */
  async firstRead(): Promise<Snapshot | undefined> {
    const isLeftAlone = this.failure !== undefined && this.tenant.all.some(({ snapshot }) => snapshot)
    if (isLeftAlone || (this.isKeyRefused && this.isPaused)) return undefined
    return this.read().catch(() => undefined)
  }

  /** Whether reads are paused. With a refused key, no timer reads. After a 401, only a push does, and after a pause a visit, by `settings`. */
  get isPaused(): boolean {
    const failedAt = this.failure?.at ?? Number.NEGATIVE_INFINITY
    const { isLongRunning, refusedAt = failedAt } = this.tenant
    const { isKeyRefused } = this
    // A serverless function may never be the one that reads `settings`.
    if (isKeyRefused && isLongRunning && this.name !== 'settings') return true
    const pause = isKeyRefused || this.#isRefused ? RETRY_REFUSED_KEY_MS : RETRY_MS
    return processTime() - Math.max(refusedAt, failedAt) < pause
  }

  adopt({ body, contract, readAt }: StoredBody, isNewer = false): Snapshot {
    return isNewer || !this.snapshot ? this.#setSnapshot(this.#parsed(body, readAt, contract)) : this.snapshot
  }

  /** Starts a read, which also resolves once a later one succeeds. */
  #start(): Promise<Snapshot> {
    const startedAt = processTime()
    const newer = new Promise<Snapshot>((resolve) => this.#waiting.push({ startedAt, resolve }))
    const read = Promise.race([this.#readSince(startedAt), newer]).finally(() => {
      this.#waiting = this.#waiting.filter((one) => one.startedAt !== startedAt)
      if (this.underWay === read) this.underWay = undefined
    })
    this.underWay = read
    this.#startedAt = startedAt
    return read
  }

  async #afterReadUnderWay(): Promise<Snapshot> {
    await within(this.#startedAt + HANGS_AFTER_MS - processTime(), Promise.resolve(this.underWay))
    this.#nextPushRead = undefined
    return this.#start()
  }

  async #readSince(startedAt: number): Promise<Snapshot> {
    const readAt = Date.now()
    const isOvertaken = () => (this.confirmedAt ?? 0) > startedAt
    try {
      const body = await read(this.name, this.keptBy)
      const snapshot = this.#parsed(body, readAt, this.contractInUse)
      if (this.name === 'settings' && this.snapshot) await this.#readNewOf(snapshot.contract)
      if (this.snapshot && isOvertaken()) return this.snapshot
      if (this.tenant.isLongRunning) this.tenant.moves.record(this.name, this.snapshot, snapshot)
      this.#setSnapshot(snapshot)
      this.confirmedAt = startedAt
      this.#recordSuccess(startedAt)
      for (const one of this.#waiting) if (one.startedAt < startedAt) one.resolve(snapshot)
      await this.store.keep({ body, hash: snapshot.hash, contract: snapshot.contract, readAt })
      return snapshot
    } catch (error) {
      if (this.snapshot && isOvertaken()) return this.snapshot
      if (error instanceof PlatformError) this.#recordFailure(error)
      throw error
    }
  }

  /** The snapshot of a body. Unchanged content stays the same object, so that comparing pages costs nothing. */
  #parsed(body: Uint8Array, readAt: number, inUse: Contract | undefined): Snapshot {
    const known = this.snapshot
    const digest = hash('sha256', body, 'base64url')
    if (known?.hash === digest) return { ...known, readAt }
    const { version, contract, content, notes } = parseBody(this.name, body, inUse, this.#records)
    const isKnown = this.tenant.all.some(({ snapshot }) => snapshot?.version === version)
    if (isForeignVersion(version) && !isKnown)
      logError(`CONTRACT VERSION ${version || 'NONE'} IS FOREIGN; this site was built for 4 and 6: update it`)
    for (const { text } of notes) logWarning(`${this.name}: ${text}`)
    const isSame = known && isDeepStrictEqual(known.content, content)
    return { version, contract, content: isSame ? known.content : content, hash: digest, readAt }
  }

  get #isRefused(): boolean {
    return this.failure?.error.reason === 'key refused'
  }

  /** Records a failure. An outage is logged once when it starts and once when it ends. */
  #recordFailure(error: PlatformError): void {
    const now = processTime()
    if (this.failure === undefined)
      logError(`${error.message}; failing since ${dateOf(now).toISOString()}`, error)
    // A 401 concerns only its resource if others were read since.
    const { since = now } = this.failure ?? {}
    const isConfirmed = this.#isRefused && this.tenant.all.some(({ confirmedAt = 0 }) => confirmedAt > since)
    if (error.status === 401 && !isConfirmed) this.tenant.refusedAt = now
    this.failure = { since, at: now, error }
    this.#setUnknown(error.status === 404 || this.isUnknown)
    if (!this.tenant.isLongRunning || this.retry || this.#isRefused || this.isKeyRefused) return
    // `unref`: the timer must not keep a stopping process alive.
    this.retry = setTimeout(() => {
      this.retry = undefined
      if (!this.isKeyRefused) this.readAgain()
    }, RETRY_MS).unref()
  }

  #recordSuccess(startedAt: number): void {
    const { tenant, failure } = this
    const wasRefused = this.isKeyRefused
    clearTimeout(this.retry)
    this.retry = undefined
    this.failure = undefined
    this.#setUnknown(false)
    if (failure)
      logWarning(`${this.name}: read again after ${Math.round((processTime() - failure.since) / 1000)} s`)
    if (tenant.refusedAt !== undefined && tenant.refusedAt < startedAt) tenant.refusedAt = undefined
    // Nothing else was read while the key was refused.
    if (wasRefused && !this.isKeyRefused && tenant.isLongRunning)
      for (const source of tenant.all) source.readAgain()
  }

  #setSnapshot(snapshot: Snapshot): Snapshot {
    this.snapshot = snapshot
    this.tenant.changes += 1
    return snapshot
  }

  #setUnknown(isUnknown: boolean): void {
    if (this.isUnknown !== isUnknown) this.tenant.changes += 1
    this.isUnknown = isUnknown
  }

  /** Reads what only the new contract has before the tenant switches to it, so that no page has to wait. */
  async #readNewOf(contract: Contract): Promise<void> {
    if (contract === this.contractInUse) return
    const isNew = ({ name, snapshot }: Source) => hasResource(contract, name) && !snapshot
    await Promise.allSettled(this.tenant.all.filter(isNew).map((source) => source.read()))
  }
}
