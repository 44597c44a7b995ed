export { currentEnvironment } from './environment/current-environment'
export { host, isBuildForAll } from './environment/host'
export { siteVariable } from './environment/site-variables'
