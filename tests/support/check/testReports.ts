import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { ROOT } from '../root.ts'

const REASON_LENGTH_MAX = 300

/** Result of a runner of tests. `failures` has one line for each test that failed: its file, its name, its reason. */
export type TestReport = {
  readonly passed: number
  readonly failed: number
  readonly all: number
  readonly failures: readonly string[]
}

const vitestReport = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numTotalTests: z.int(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string(),
        assertionResults: z.array(
          z.object({
            status: z.string(),
            fullName: z.string(),
            failureMessages: z.array(z.string()),
          }),
        ),
      }),
    ),
  })
  .transform((report): TestReport => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    all: report.numTotalTests,
    failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(ROOT, name)
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0 && status === 'failed') return [failureLine([file], message)]
      return failed.map(({ fullName, failureMessages: [reason] }) =>
        failureLine([file, fullName], reason),
      )
    }),
  }))

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
})

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.int(),
      unexpected: z.int(),
      flaky: z.int(),
      skipped: z.int(),
    }),
    suites: z.array(playwrightSuite),
    errors: z.array(z.object({ message: z.string().optional() })),
  })
  .transform(({ stats: { expected, unexpected, flaky, skipped }, suites, errors }): TestReport => ({
    passed: expected,
    failed: unexpected + flaky,
    all: expected + unexpected + flaky + skipped,
    failures: [
      ...errors.map(({ message }) => failureLine([], message)),
      ...suites.flatMap(specsOf).flatMap(failuresOf),
    ],
  }))

/** The report that vitest wrote; a runner that broke before its report has run nothing. */
export function readVitestReport(path: string): TestReport {
  return readReport(path, vitestReport)
}

/** The report that Playwright wrote; a runner that broke before its report has run nothing. */
export function readPlaywrightReport(path: string): TestReport {
  return readReport(path, playwrightReport)
}

function readReport(path: string, schema: z.ZodType<TestReport>): TestReport {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, all: 0, failures: [] }
  }
}

function specsOf({ specs, suites = [] }: z.infer<typeof playwrightSuite>): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

type Spec = z.infer<typeof playwrightSpec>

function failuresOf({ title, file, tests }: Spec): readonly string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => {
      const reason = results.flatMap(({ errors }) => errors).at(0)?.message
      return failureLine([`[${projectName}] tests/browser/${file}`, title], reason)
    })
}

/** The message without its stack and its log, on one line. */
function failureLine(place: readonly string[], message = 'no reason reported'): string {
  const [reason = ''] = stripVTControlCharacters(message).split(/\n\s*(?:at |Call log:)/)
  const line = reason.replaceAll(/\s+/g, ' ').trim()
  const shown = line.length > REASON_LENGTH_MAX ? `${line.slice(0, REASON_LENGTH_MAX)}…` : line
  return [...place, shown].join(' › ')
}
