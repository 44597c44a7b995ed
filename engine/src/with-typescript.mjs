import './site-alias.mjs'
import { register as registerCommonJs } from 'tsx/cjs/api'
import { register } from 'tsx/esm/api'

/* Registers a TypeScript loader. A program of the engine imports this first, since its other imports are TypeScript. */

registerCommonJs()
register()
