import { ASPECTS, ASPECT_LABELS } from '@jangteo/core/review/aspect.codes'
import type { Aspect } from '@jangteo/core/review/aspect.codes'
import { aspectsOfRoot, createAspectReader } from '@jangteo/core/review/reviewAspect.rules'
import { GENERAL_CLAUSES } from './generalClauses.data.ts'
import { FOOD_CLAUSES } from './eatenClauses.data.ts'
import { UNSEEN_CLAUSES } from './unseenClauses.data.ts'
import { DIGITAL_CLAUSES, LIVING_CLAUSES } from './usedClauses.data.ts'
import { BEAUTY_CLAUSES, WEAR_CLAUSES } from './wornClauses.data.ts'

/** A clause with what its reader takes out of it, and the slug of its product's root category. */
export type LabelledClause = {
  readonly root: string
  readonly text: string
  readonly labels: ReadonlyMap<Aspect, 1 | -1>
}

function labelOf(label: string): readonly [Aspect, 1 | -1] {
  const aspect = ASPECTS.find((each) => ASPECT_LABELS[each] === label.slice(0, -1))
  if (aspect === undefined) throw new RangeError(`${label} names no aspect`)
  return [aspect, label.endsWith('+') ? 1 : -1]
}

/** Parses lines of a clause, a bar and its labels. */
function parseClauses(root: string, lines: string): LabelledClause[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', labels = ''] = line.split('|')
      const named = labels
        .trim()
        .split(' ')
        .filter((label) => label !== '')
      return { root, text: text.trim(), labels: new Map(named.map(labelOf)) }
    })
}

export const LABELLED_CLAUSES: readonly LabelledClause[] = [
  ...parseClauses('', GENERAL_CLAUSES),
  ...parseClauses('clothing', WEAR_CLAUSES),
  ...parseClauses('beauty', BEAUTY_CLAUSES),
  ...parseClauses('food', FOOD_CLAUSES),
  ...parseClauses('digital', DIGITAL_CLAUSES),
  ...parseClauses('living', LIVING_CLAUSES),
]

export const UNSEEN_LABELLED_CLAUSES: readonly LabelledClause[] = Object.entries(
  UNSEEN_CLAUSES,
).flatMap(([root, lines]) => parseClauses(root, lines))

/** Counts of labels: all, those read, and those read with their sign; and votes that no label says. */
export type ReadLabels = {
  readonly labelCount: number
  readonly foundCount: number
  readonly rightCount: number
  readonly extraCount: number
}

/** Reads the clauses and compares the votes with their labels. */
export function compareLabels(clauses: readonly LabelledClause[]): ReadLabels {
  const counts = { labelCount: 0, foundCount: 0, rightCount: 0, extraCount: 0 }
  const roots = new Set(clauses.map(({ root }) => root))
  const readers = new Map(
    Array.from(roots, (root) => [root, createAspectReader(aspectsOfRoot(root))]),
  )
  for (const { root, text, labels } of clauses) {
    const votes = new Map(
      (readers.get(root)?.(text) ?? []).map(({ aspect, sign }) => [aspect, sign]),
    )
    counts.labelCount += labels.size
    for (const [aspect, sign] of votes) {
      if (labels.has(aspect)) counts.foundCount += 1
      else counts.extraCount += 1
      if (labels.get(aspect) === sign) counts.rightCount += 1
    }
  }
  return counts
}
