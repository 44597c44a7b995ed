export { currentEnvironment } from '@/lib/engine/environment/current-environment'
export { host, isBuildForAll } from '@/lib/engine/environment/host'
export { siteVariable } from '@/lib/engine/environment/site-variables'
