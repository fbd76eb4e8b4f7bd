import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { dropCounts } from '../chart/countFiles.ts'
import { ROOT } from '../root.ts'
import { checkCharts } from './chartsStep.ts'
import { runCommand, tool } from './command.ts'
import type { CommandEnd } from './command.ts'
import type { Step, StepResult } from './step.ts'
import { readPlaywrightReport, readVitestReport } from './testReports.ts'
import type { TestReport } from './testReports.ts'

const TESTS_REPORT = join(ROOT, 'test-results/tests.json')
const BROWSER_REPORT = join(ROOT, 'test-results/browser.json')

export const VITEST_ARGS = ['run', '--config', 'tests/vitest.config.ts']
export const PLAYWRIGHT_ARGS = ['test', '--config', 'tests/browser/playwright.config.ts']

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
      return resultOf(end, readVitestReport(TESTS_REPORT))
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
      return resultOf(end, readPlaywrightReport(BROWSER_REPORT))
    },
  },
]

/** A run is good when there are tests and every one of them has passed; a skipped one has not. */
function resultOf(
  { code, output }: CommandEnd,
  { passed, failed, all, failures }: TestReport,
): StepResult {
  return {
    isOk: code === 0 && passed > 0 && passed === all,
    figure: `${passed} of ${all} tests`,
    output,
    tests: { passed, failed },
    failures,
  }
}
