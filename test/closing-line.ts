// The runner's last line: how many tests passed and failed, for people and for programs.
import type { Reporter, TestModule } from 'vitest/node'

export class ClosingLine implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: readonly unknown[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length
    const passed = states.filter((state) => state === 'passed').length
    const failed = states.filter((state) => state === 'failed').length + broken + errors.length
    const skipped = states.filter((state) => state === 'skipped').length
    process.on('exit', () => console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`))
  }
}
