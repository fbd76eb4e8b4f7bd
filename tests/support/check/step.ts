/** Result of a step. `figure` says how much it read: a step that read nothing fails. */
export type StepResult = {
  readonly isOk: boolean
  readonly figure: string
  /** Shown in full when the step failed. */
  readonly output: string
  /** Counts of the tests that the step ran; a step that is one check itself has none. */
  readonly tests?: { readonly passed: number; readonly failed: number }
  /** A line for each failure, repeated at the end of the check; the end of the output when left out. */
  readonly failures?: readonly string[]
}

export type Step = {
  readonly name: string
  /** Names of steps that must have passed before this one runs. */
  readonly after?: readonly string[]
  /** Takes both cores, so nothing runs beside it. */
  readonly isAlone?: boolean
  /** `say` says what it is busy with, for as long as it runs. */
  readonly run: (say: (doing: string) => void) => Promise<StepResult>
}

export type FinishedStep = StepResult & { readonly name: string; readonly durationMs: number }

export type Total = { readonly passed: number; readonly failed: number }

/**
 * A step of tests counts its tests, every other step counts one; a step of tests that failed without a failed test
 * counts one too.
 */
export function sumTotal(steps: readonly StepResult[]): Total {
  return steps.map(countOf).reduce(
    (total, step) => ({
      passed: total.passed + step.passed,
      failed: total.failed + step.failed,
    }),
    { passed: 0, failed: 0 },
  )
}

function countOf({ isOk, tests }: StepResult): Total {
  if (tests === undefined) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 }
  return isOk || tests.failed > 0 ? tests : { ...tests, failed: 1 }
}

const LAST_LINES = 8

/** Every step that failed with its failures, to be read below thousands of lines of progress and output. */
export function recapOf(steps: readonly FinishedStep[]): readonly string[] {
  return steps
    .filter(({ isOk }) => !isOk)
    .flatMap(({ name, figure, output, failures = [] }) => {
      const lines = failures.length > 0 ? failures : lastLinesOf(output)
      return [`✗ ${name}: ${figure}`, ...lines.map((line) => `  ${line}`)]
    })
}

function lastLinesOf(output: string): readonly string[] {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return lines.slice(-LAST_LINES)
}
