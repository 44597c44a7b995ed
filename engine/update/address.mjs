/**
 * A text without the credentials of the addresses in it. git repeats the address in its messages.
 * @param {string} text
 */
export function withoutCredentials(text) {
  return text.replace(/([a-z][a-z0-9+.-]*:\/\/)[^\s/'"]*@/gi, '$1')
}

/**
 * The address of a template as it may be printed and recorded. The user of ssh stays, since it belongs to the address.
 * @param {string} from
 */
export function publicAddress(from) {
  const ssh = /^(ssh:\/\/|git\+ssh:\/\/)([^\s/:@]+)(?::[^\s/]*)?@(.*)$/i.exec(from)
  if (ssh) return `${ssh[1]}${ssh[2]}@${ssh[3]}`
  const clean = withoutCredentials(from)
  return /^https?:/i.test(clean) ? clean.replace(/[?#].*$/, '') : clean
}

/**
 * Whether it names a folder of this machine. Such a path is not recorded: on another machine it leads nowhere, or elsewhere.
 * @param {string} from
 */
export function isLocal(from) {
  if (/^file:/i.test(from) || /^[a-z]:[\\/]/i.test(from)) return true
  return !/^[a-z][a-z0-9+.-]*:\/\//i.test(from) && !/^[^/\\]+:/.test(from)
}
