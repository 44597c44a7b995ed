import { followDocumentation } from './builds/documentation'
await followDocumentation(process.argv[2]!)
