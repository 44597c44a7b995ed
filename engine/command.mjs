// Runs `node command.mjs <name> [options]`: the module of this name in commands/.
import './src/node-version.mjs'

const [node = '', script = '', name = '', ...options] = process.argv
process.argv = [node, script, ...options]
// What commands import is TypeScript.
for (const { register } of [await import('tsx/cjs/api'), await import('tsx/esm/api')]) register()
await import(`./commands/${name}.ts`)
