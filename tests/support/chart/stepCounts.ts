import { afterAll, afterEach } from 'vitest'
import type { RunnerTestSuite } from 'vitest'
import { writeCounts } from './countFiles.ts'

function ranWhole({ tasks }: Pick<RunnerTestSuite, 'tasks'>): boolean {
  return tasks.every((task) => task.mode === 'run' && (task.type === 'test' || ranWhole(task)))
}

/** The steps of one chart that the tests of a file take. */
export type StepCounts = {
  readonly took: (key: string) => void
  /** The steps that nobody took yet. */
  readonly missing: () => string[]
}

/**
 * Begins to count the steps of a chart in the test file that calls it. When the file ends its counts become those of
 * the chart's last run; a file of which only some tests were asked for leaves them as they were.
 */
export function countSteps(id: string, keys: readonly string[]): StepCounts {
  const taken = new Map(keys.map((key) => [key, 0]))
  let isWhole = false
  afterEach(({ task }) => {
    isWhole = ranWhole(task.file)
  })
  afterAll(() => {
    if (isWhole) writeCounts(id, Object.fromEntries(taken))
  })
  return {
    took(key) {
      const count = taken.get(key)
      if (count === undefined) throw new Error(`${id} has no step ${key}`)
      taken.set(key, count + 1)
    },
    missing: () => keys.filter((key) => taken.get(key) === 0),
  }
}
