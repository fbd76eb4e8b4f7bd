import { CHART_BORDERS } from './chart.borders.ts'
import { CORE_BORDERS } from './core.borders.ts'
import type { Border, Finding } from './finding.ts'
import { FOLDER_BORDERS } from './folder.borders.ts'
import { readRepository } from './repository.ts'
import { IMPORT_BORDERS } from './import.borders.ts'
import { SHAPE_BORDERS } from './shape.borders.ts'
import { STEP_BORDERS } from './step.borders.ts'
import { SYNTAX_BORDERS } from './syntax.borders.ts'

/** Every border of the repository; `docs/architecture.md` says them in words. */
export const BORDERS: readonly Border[] = [
  ...IMPORT_BORDERS,
  ...FOLDER_BORDERS,
  ...CORE_BORDERS,
  ...CHART_BORDERS,
  ...SHAPE_BORDERS,
  ...SYNTAX_BORDERS,
  ...STEP_BORDERS,
]

export type Violation = Finding & Pick<Border, 'rule' | 'because'>

export type Inspection = {
  /** Number of source files that were read; a repository of none is no proof. */
  readonly fileCount: number
  readonly violations: readonly Violation[]
}

/** Reads the repository below `root` and names everything that crosses one of its borders. */
export function inspectBorders(root: string): Inspection {
  const repository = readRepository(root)
  const violations = BORDERS.flatMap(({ rule, because, find }) =>
    find(repository).map((finding) => ({ ...finding, rule, because })),
  )
  return { fileCount: repository.files.length, violations }
}
