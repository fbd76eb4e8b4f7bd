import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { PATIENCE_MS } from './support/patience.ts'

const HERE = import.meta.dirname

type PartSettings = NonNullable<TestProjectInlineConfiguration['test']>

/** Settings of a part beyond the defaults. A part without an entry gets the defaults. */
const SETTINGS: Readonly<Record<string, PartSettings>> = {
  /** Measures how long buyers wait, so that it runs after the other parts, beside none of them. */
  abuse: { sequence: { groupOrder: 1 } },
  server: { globalSetup: ['support/databaseServer.ts'] },
}

/** Files of the server open twelve connections and more each, and their PostgreSQL takes a hundred. */
const WORKER_COUNT_MAX = 4
/** On one core, one worker's tests run while the other's wait for a process or a database. */
const WORKER_COUNT_MIN = 2

/** Parts that Playwright or the load bench runs. */
const NOT_VITEST = new Set(['browser', 'load'])

/** Every folder of tests that holds a `*.test.ts` is a project, so that a new part runs without being announced. */
function partsWithTests(): string[] {
  const files = globSync('*/**/*.test.{ts,tsx}', { cwd: HERE, exclude: ['**/node_modules/**'] })
  const parts = new Set(files.map((file) => file.split(/[/\\]/)[0] ?? ''))
  return [...parts].filter((part) => !NOT_VITEST.has(part)).toSorted()
}

export default defineConfig({
  root: HERE,
  test: {
    reporters: process.env['CI'] === 'true' ? ['dot'] : ['default'],
    projects: partsWithTests().map((part) => ({
      extends: true,
      test: {
        name: part,
        include: [`${part}/**/*.test.{ts,tsx}`],
        environment: 'node',
        pool: 'threads',
        /** Files share their imports: half of the processor's time went into importing the same again. */
        isolate: false,
        /** A worker for each core; vitest would leave one of them to itself. */
        maxWorkers: Math.min(Math.max(availableParallelism(), WORKER_COUNT_MIN), WORKER_COUNT_MAX),
        allowOnly: false,
        testTimeout: PATIENCE_MS,
        hookTimeout: PATIENCE_MS,
        ...SETTINGS[part],
      },
    })),
  },
})
