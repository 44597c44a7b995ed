/* CommonJS for the reason given in page-cache.cjs. */
const { processTime } = require('./cache-files.cjs')

/** Each takes memory until it is over, and a process makes no page sooner by making more at once. */
const MOST_AT_ONCE = 20
/** Nothing is heard any more of a render that takes longer: it has failed. */
const LONGEST_MS = 20_000
const LOOK_AGAIN_MS = 500

/** Of the whole process, since this module is loaded more than once: when each render began, by its page, and who waits for one. */
function renders() {
  globalThis.siteStates ??= new Map()
  const states = globalThis.siteStates
  if (!states.has('renders')) states.set('renders', { underWay: new Map(), waiting: [] })
  return states.get('renders')
}

/** To be called before a page is made: waits while as many as possible are. */
async function beginRender(key) {
  const { underWay, waiting } = renders()
  while (rendersUnderWay().length >= MOST_AT_ONCE && !underWay.has(key)) {
    await new Promise((resolve) => {
      waiting.push(resolve)
      setTimeout(resolve, LOOK_AGAIN_MS).unref()
    })
  }
  underWay.set(key, processTime())
}

/** The render of a page is over, or has failed. */
function endRender(key) {
  const { underWay, waiting } = renders()
  underWay.delete(key)
  for (const lookAgain of waiting.splice(0)) lookAgain()
}

/** @returns {[string, number][]} the page and the beginning of each render */
function rendersUnderWay() {
  const { underWay } = renders()
  const now = processTime()
  for (const [key, at] of underWay) if (now - at > LONGEST_MS) underWay.delete(key)
  return [...underWay]
}

module.exports = { beginRender, endRender, rendersUnderWay }
