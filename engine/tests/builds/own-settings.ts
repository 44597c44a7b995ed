/* Prints whether settings and texts of this clone are those of the template's own site (`template-site.ts`). */
import { isDeepStrictEqual } from 'node:util'
import * as ownConfig from '../../../site/config'
import * as ownCopy from '../../../site/copy'
import * as config from '../template/site/config'
import * as copy from '../template/site/copy'

console.log(isDeepStrictEqual({ ...ownConfig, ...ownCopy }, { ...config, ...copy }) ? 'same' : 'own')
