import './site-alias.mjs'
import { register as registerCommonJs } from 'tsx/cjs/api'
import { register } from 'tsx/esm/api'

/* The first import of a program of the engine: what it imports is TypeScript. */

registerCommonJs()
register()
