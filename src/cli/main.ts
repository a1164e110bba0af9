#!/usr/bin/env node
// The program: the command line on the process's own streams.
import { fileURLToPath } from 'node:url'
import { tassel } from './tassel.ts'

// A reader that has seen enough (`tassel games | head -1`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await tassel(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  folder: process.cwd(),
  program: fileURLToPath(import.meta.url),
})
