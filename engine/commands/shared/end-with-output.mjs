/* Imported by each command: it ends when nobody reads what it says any more, as after `npm run doctor | head`. A server goes on. */
for (const output of [process.stdout, process.stderr]) output.on('error', () => process.exit(1))
