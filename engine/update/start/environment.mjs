/**
 * What git, node and npm need of the environment. The fetched tool gets nothing else: no key of the site, no token of a pipeline.
 */
const needed =
  /^(PATH|PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|USER|USERNAME|LOGNAME|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|TEMP|TMP|TMPDIR|LANG|LC_ALL|TERM|NO_COLOR|XDG_CONFIG_HOME|HTTPS?_PROXY|NO_PROXY|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|NPM_EXECPATH|NPM_CONFIG_(REGISTRY|CACHE|USERCONFIG|GLOBALCONFIG|OFFLINE|PREFER_OFFLINE)|GIT_(AUTHOR|COMMITTER)_(NAME|EMAIL)|GIT_CONFIG_(GLOBAL|NOSYSTEM))$/i

/**
 * @param {NodeJS.ProcessEnv} all
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(all) {
  const some = Object.fromEntries(Object.entries(all).filter(([name]) => needed.test(name)))
  return /** @type {NodeJS.ProcessEnv} */ (some)
}
