import { checkListener } from './redis'
import { openRedis } from './redis-client'
import { NoAnswer } from './redis-connection'
import { isRefusal, noteSuccess, noteTrouble } from './redis-troubles'

/**
 * Opens a second connection that only listens, for as long as the process lives. It reconnects by itself after an outage.
 * @param onConnected runs at each connection, when no further message can be missed
 */
export async function listenOnRedis(
  url: string,
  channel: string,
  handlers: { onMessage: (message: string) => void; onConnected: () => void },
): Promise<void> {
  const client = await openRedis(url)
  let subscription: 'none' | 'asked for' | 'there' = 'none'
  const subscribe = async () => {
    subscription = 'asked for'
    try {
      await client.subscribe(channel)
      subscription = 'there'
      noteSuccess('listener')
      handlers.onConnected()
    } catch (error) {
      subscription = 'none'
      if (isRefusal(error)) noteTrouble('listener', error)
    }
  }
  client.on('error', (error) => noteTrouble('listener', error))
  client.on('close', () => {
    subscription = 'none'
  })
  // The check's own message is empty.
  client.on('message', (_, message) => message && handlers.onMessage(message))
  client.on('ready', () => void subscribe())
  const check = (late: Promise<unknown>) => {
    if (client.status !== 'ready') return
    if (subscription === 'none') void subscribe()
    // The library closes a connection on which no answer comes.
    else if (subscription === 'there')
      Promise.race([client.ping(), late.then(() => Promise.reject(new NoAnswer()))]).then(
        () => noteSuccess('listener'),
        (error) => error instanceof NoAnswer && noteTrouble('listener', error),
      )
  }
  checkListener({ channel, check, reconnect: () => client.disconnect(true) })
}
