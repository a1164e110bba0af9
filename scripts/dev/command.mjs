// The command line with the examples: `npm run -s dev -- play goofspiel` does what `npm run -s tassel -- play …` does.
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { joined } from './joined.mjs'

const cli = joined('cli', 'src/cli/main.ts')
await build({ ...cli, logLevel: 'warn' })
process.argv[1] = cli.output.file
await import(pathToFileURL(cli.output.file).href)
