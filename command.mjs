// Entry point of the commands in package.json: `npm run dev` runs engine/commands/dev.ts.
import '@site-starter/engine/command'
