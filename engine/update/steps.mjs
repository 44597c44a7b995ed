import { migrations } from './migrations/index.mjs'
import { leftByHand } from './steps/left-by-hand.mjs'
import { mergePackage } from './steps/merge-package.mjs'
import { mergeTemplate } from './steps/merge-template.mjs'
import { moveFiles } from './steps/move-files.mjs'
import { rewriteImports } from './steps/rewrite-imports.mjs'

/**
 * What a step works with.
 * @typedef {object} Context
 * @property {import('./git.mjs').Git} git in the work tree of the update
 * @property {string} tree its folder
 * @property {import('./plan.mjs').Plan} plan
 * @property {import('./clone.mjs').Clone} clone for what is installed there
 * @property {() => Promise<import('./typescript.mjs').TypeScript | undefined>} typescript
 *
 * @typedef {object} Result
 * @property {string[]} [conflicts] files that a human has to mend before the next step
 * @property {import('./notes.mjs').Note[]} notes
 *
 * @typedef {object} Step
 * @property {string} title the message of its commit
 * @property {(context: Context) => boolean} [isNeeded]
 * @property {(context: Context) => Result | Promise<Result>} run changes files of the work tree; what it changes is committed
 */

/** In this order. An update that waits goes on by their number, so the tool of one commit always has the same. */
export const steps = /** @type {Step[]} */ ([
  moveFiles,
  mergeTemplate,
  ...migrations,
  rewriteImports,
  leftByHand,
  mergePackage,
])
