// `npm run dev`: the pages and the server, as they are being written. `npm run -s dev -- play goofspiel`: the command line. Both with the examples.
await (process.argv.length > 2 ? import('./dev/command.mjs') : import('./dev/pages.mjs'))
