/* Loaded into a program whose input is a pipe, so that it asks its questions. */
Object.defineProperty(process.stdin, 'isTTY', { value: true })
