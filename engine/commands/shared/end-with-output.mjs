/* Imported by each command: ends it once nobody reads its output, as after `npm run doctor | head`. A server continues. */
for (const output of [process.stdout, process.stderr]) output.on('error', () => process.exit(1))
