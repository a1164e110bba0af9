import { defineConfig } from 'vitest/config'
import { ClosingLine } from './test/closing-line.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 120_000,
    // All cores: browser tests mostly wait.
    maxWorkers: '100%',
    reporters: ['default', new ClosingLine()],
  },
})
