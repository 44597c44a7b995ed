import { firefoxPath, startFirefox } from './firefox'
import { startWebKit, webkitIsHere } from './webkit'

/** The browsers other than Chromium. */
export const engines = [
  { name: 'Firefox', isHere: firefoxPath !== undefined, start: startFirefox },
  { name: 'WebKit', isHere: webkitIsHere, start: startWebKit },
]
