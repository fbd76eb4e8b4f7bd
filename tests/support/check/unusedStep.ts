import { z } from 'zod'
import { countIn, runCommand, tool } from './command.ts'
import { PLANNED_EXPORTS } from './plannedExports.ts'
import type { Step, StepResult } from './step.ts'

const CORE = 'core/src/'
/** Charts are run through their tables and by name: `chart-is-run` says which of them are. */
const CHART = /\.chart\.ts$/

const knipReport = z
  .string()
  .transform((text) => JSON.parse(text) as unknown)
  .pipe(
    z.object({
      issues: z.array(
        z.object({
          file: z.string(),
          exports: z.array(z.object({ name: z.string() })).default([]),
        }),
      ),
    }),
  )

/** Exports of core that only tests use, as `<file>#<export>`, from what knip reports of a run without tests. */
export function readTestOnly(report: string): string[] {
  return knipReport
    .parse(report)
    .issues.filter(({ file }) => file.startsWith(CORE) && !CHART.test(file))
    .flatMap(({ file, exports }) =>
      exports.map(({ name }) => `${file.slice(CORE.length).replace(/\.ts$/, '')}#${name}`),
    )
    .toSorted()
}

/** Lists what only tests use without a plan, and what is planned but used or deleted; one line each. */
export function comparePlanned(testOnly: readonly string[], planned: readonly string[]): string[] {
  const fileOf = (name: string) => name.split('#')[0] ?? ''
  const known = new Set(planned)
  const unplanned = testOnly.filter((name) => !known.has(name) && !known.has(fileOf(name)))
  const seen = new Set(testOnly.flatMap((name) => [name, fileOf(name)]))
  return [
    ...unplanned.map(
      (name) => `${name}: only tests use it; plan it in plannedExports.ts or delete it`,
    ),
    ...planned
      .filter((name) => !seen.has(name))
      .map((name) => `${name}: used or deleted; take it off plannedExports.ts`),
  ]
}

async function findUnused(): Promise<StepResult> {
  const args = ['--no-progress', '--performance']
  const { code, output } = await runCommand({ command: tool('knip'), args })
  const files = countIn(output, /^parseFile\s+(\d+)/m)
  return { isOk: code === 0 && files > 0, figure: `${files} files`, output }
}

async function findUnplanned(): Promise<StepResult> {
  const args = ['--production', '--include', 'exports', '--reporter', 'json', '--no-progress']
  const { output } = await runCommand({ command: tool('knip'), args: [...args, '--no-exit-code'] })
  const testOnly = readTestOnly(output)
  const violations = comparePlanned(testOnly, Object.values(PLANNED_EXPORTS).flat())
  return {
    isOk: violations.length === 0 && testOnly.length > 0,
    figure: `${testOnly.length} planned exports`,
    output: violations.join('\n'),
  }
}

/** Nothing is unused; and of core, nothing is used by tests alone unless a capability is named that will run it. */
export const UNUSED_STEP: Step = {
  name: 'unused',
  run: async () => {
    const unused = await findUnused()
    if (!unused.isOk) return unused
    const unplanned = await findUnplanned()
    return { ...unplanned, figure: `${unused.figure}, ${unplanned.figure}` }
  },
}
