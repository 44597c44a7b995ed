/** The value of a promise if it resolves within the limit; undefined if it is late or rejects. */
export async function within<T>(limitMs: number, promise: Promise<T>): Promise<T | undefined> {
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, limitMs, undefined).unref())
  return Promise.race([promise.catch(() => undefined), limit])
}
