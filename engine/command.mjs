// Runs `node command.mjs <name> [options]`, which imports the module of that name in commands/.
import './src/node-version.mjs'
import './src/with-typescript.mjs'

const [node = '', script = '', name = '', ...options] = process.argv
process.argv = [node, script, ...options]
await import(`./commands/${name}.ts`)
