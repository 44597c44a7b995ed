export { currentEnvironment } from '@/engine/src/environment/current-environment'
export { host, isBuildForAll } from '@/engine/src/environment/host'
export { siteVariable } from '@/engine/src/environment/site-variables'
