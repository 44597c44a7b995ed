const scripts = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const preloads = /<link rel="preload" as="script" [^<>]*>/g

/*
 * Runs in the browser, at the end of the body: the scripts are asked for as soon as the first paint is on the screen, or at
 * once in a hidden tab, which paints nothing. The open frame holds the load event back until then, as scripts written into
 * the page would, for all that wait for that event.
 */
const loader = `{
const holder = document.body.appendChild(document.createElement('iframe'))
holder.hidden = true
holder.contentDocument?.open()
let isStarted = false
const start = () => {
  if (isStarted) return
  isStarted = true
  for (const src of SOURCES) document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  holder.remove()
}
setTimeout(start, document.visibilityState === 'visible' ? 1000 : 0)
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
}`

/**
 * A page whose scripts load after its first paint. The framework asks for them in the head, where they share a phone's line
 * and its processor with the stylesheet, the fonts and the picture on top, though every page can be read, and every form
 * sent, without them. What the framework writes otherwise than expected stays as it is.
 */
exports.withLateScripts = function withLateScripts(html) {
  const sources = Array.from(html.matchAll(scripts), ([, src]) => src)
  const end = html.lastIndexOf('</body>')
  if (sources.length === 0 || end < 0) return html
  const page = html
    .slice(0, end)
    .replaceAll(scripts, '')
    .replaceAll(preloads, (link) => (link.includes('href="/_next/static/') ? '' : link))
  return `${page}<script>${loader.replace('SOURCES', () => JSON.stringify(sources))}</script>${html.slice(end)}`
}
