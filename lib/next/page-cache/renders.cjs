/* CommonJS for the reason given in page-cache.cjs. */
const { processState } = require('./process-state.cjs')

/** The same as lib/process/process-time.ts. */
const processTime = () => performance.timeOrigin + performance.now()

/** Each render takes memory until it is over, and more renders at once finish no page sooner. */
const MOST_AT_ONCE = 20
/** A render that takes longer counts as failed. */
const LONGEST_MS = 20_000
const LOOK_AGAIN_MS = 500

/** When each render began, by its page, and the callers that wait for a render to end. */
function renders() {
  return processState('renders', () => ({
    underWay: /** @type {Map<string, number>} */ (new Map()),
    waiting: /** @type {(() => void)[]} */ ([]),
  }))
}

/**
 * Call before a page is rendered. Waits while MOST_AT_ONCE renders are under way.
 *
 * @param {string} key
 */
async function beginRender(key) {
  const { underWay, waiting } = renders()
  while (rendersUnderWay().length >= MOST_AT_ONCE && !underWay.has(key)) {
    /** @type {Promise<void>} */
    const mayLook = new Promise((resolve) => {
      waiting.push(resolve)
      setTimeout(resolve, LOOK_AGAIN_MS).unref()
    })
    await mayLook
  }
  underWay.set(key, processTime())
}

/**
 * Call when the render of a page is over or has failed.
 *
 * @param {string} key
 */
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

module.exports = { beginRender, endRender, processTime, rendersUnderWay }
