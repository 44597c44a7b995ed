// The commands of package.json: `npm run dev` is engine/commands/dev.ts.
import '@site-starter/engine/command'
