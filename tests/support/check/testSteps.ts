import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { dropCounts } from '../chart/countFiles.ts'
import { ROOT } from '../root.ts'
import { checkCharts } from './chartsStep.ts'
import { runCommand, tool } from './command.ts'
import type { CommandEnd } from './command.ts'
import type { Step, StepResult } from './step.ts'

const TESTS_REPORT = join(ROOT, 'test-results/tests.json')
const BROWSER_REPORT = join(ROOT, 'test-results/browser.json')

export const VITEST_ARGS = ['run', '--config', 'tests/vitest.config.ts']
export const PLAYWRIGHT_ARGS = ['test', '--config', 'tests/browser/playwright.config.ts']

type Counts = { readonly passed: number; readonly failed: number; readonly all: number }

const vitestCounts = z
  .object({ numPassedTests: z.int(), numFailedTests: z.int(), numTotalTests: z.int() })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    all: report.numTotalTests,
  }))

const playwrightCounts = z
  .object({
    stats: z.object({
      expected: z.int(),
      unexpected: z.int(),
      flaky: z.int(),
      skipped: z.int(),
    }),
  })
  .transform(({ stats: { expected, unexpected, flaky, skipped } }) => ({
    passed: expected,
    failed: unexpected + flaky,
    all: expected + unexpected + flaky + skipped,
  }))

export const TEST_STEPS: readonly Step[] = [
  {
    name: 'tests',
    isAlone: true,
    run: async (say) => {
      rmSync(TESTS_REPORT, { force: true })
      dropCounts()
      const reporters = ['--reporter=default', '--reporter=json']
      const end = await runCommand({
        command: tool('vitest'),
        args: [...VITEST_ARGS, ...reporters, `--outputFile.json=${TESTS_REPORT}`],
        onLine: say,
      })
      return resultOf(end, readCounts(TESTS_REPORT, vitestCounts))
    },
  },
  { name: 'charts', after: ['tests'], run: checkCharts },
  {
    name: 'browser',
    isAlone: true,
    after: ['build', 'pictures'],
    run: async (say) => {
      rmSync(BROWSER_REPORT, { force: true })
      const end = await runCommand({
        command: tool('playwright'),
        args: PLAYWRIGHT_ARGS,
        onLine: say,
      })
      return resultOf(end, readCounts(BROWSER_REPORT, playwrightCounts))
    },
  },
]

/** A run is good when there are tests and every one of them has passed; a skipped one has not. */
function resultOf({ code, output }: CommandEnd, { passed, failed, all }: Counts): StepResult {
  return {
    isOk: code === 0 && passed > 0 && passed === all,
    figure: `${passed} of ${all} tests`,
    output,
    tests: { passed, failed },
  }
}

/** A runner that broke before its report has run nothing. */
function readCounts(path: string, schema: z.ZodType<Counts>): Counts {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, all: 0 }
  }
}
