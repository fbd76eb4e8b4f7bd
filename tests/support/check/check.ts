// npm run check: every step. npm run check -- claim: the tests whose path holds 'claim', nothing else.
import { spawnSync } from 'node:child_process'
import { ROOT } from '../root.ts'
import { stopEverything, tool } from './command.ts'
import { printReport } from './report.ts'
import { runSteps } from './runSteps.ts'
import { recapOf, sumTotal } from './step.ts'
import { STEPS } from './steps.ts'
import { VITEST_ARGS } from './testSteps.ts'

async function checkEverything(): Promise<boolean> {
  const report = printReport(process.stdout)
  const finished = await runSteps(STEPS, report)
  report.stop()
  for (const line of recapOf(finished)) console.log(line)
  const { passed, failed } = sumTotal(finished)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

function runTests(words: readonly string[]): boolean {
  const { status } = spawnSync(tool('vitest'), [...VITEST_ARGS, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status === 0
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopEverything()
    process.exit(1)
  })
}

const words = process.argv.slice(2)
const isGood = words.length === 0 ? await checkEverything() : runTests(words)
process.exitCode = isGood ? 0 : 1
