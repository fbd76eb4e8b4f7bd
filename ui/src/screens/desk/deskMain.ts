import { HOME_BLOCK_TYPE_LABELS, HOME_BLOCK_TYPES } from '@jangteo/core/display/display.codes'
import type { DeskAnswers } from '@jangteo/http/desk/deskCalls'
import * as z from 'zod/mini'

export type ComposedGroups = DeskAnswers['mainRevision']['groupList']
export type DeskRevision = DeskAnswers['mainRevisions']['revisionList'][number]
export type DeskGnb = DeskAnswers['gnb']['entryList']

/** The part of a group that the desk itself reads; the server judges the rest. */
const draftGroup = z.looseObject({ blockTypeEnum: z.enum(HOME_BLOCK_TYPES), title: z.string() })
const draftGroups = z.array(draftGroup)

export type DraftGroup = z.output<typeof draftGroup>

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

/** Writes out rows as text to edit, without what is empty in them. */
export function toDraftText(rows: readonly object[]): string {
  return JSON.stringify(
    rows,
    (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).filter(([, part]) => !isEmpty(part)))
        : value,
    2,
  )
}

/** Reads the groups of an edited text; `null` when it is none. */
export function readDraft(text: string): readonly DraftGroup[] | null {
  const parsed = draftGroups.safeParse(readJson(text))
  return parsed.success ? parsed.data : null
}

/** Reads edited text as JSON; `null` when it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Name of a group in the desk's list. */
export function draftLabel({ blockTypeEnum, title }: DraftGroup): string {
  return `${HOME_BLOCK_TYPE_LABELS[blockTypeEnum]}: ${title}`
}

/** Rows with keys of their labels; of equal ones each has its number. */
export function keyedRows<Row>(
  rows: readonly Row[],
  labelOf: (row: Row) => string,
): readonly { readonly key: string; readonly label: string }[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const label = labelOf(row)
    const count = counts.get(label) ?? 0
    counts.set(label, count + 1)
    return { key: `${label} ${count}`, label }
  })
}

/** Moves a row up or down; at either end nothing changes. */
export function movedRow<Row>(rows: readonly Row[], place: number, step: 1 | -1): readonly Row[] {
  const other = place + step
  const [one, two] = [rows[place], rows[other]]
  if (one === undefined || two === undefined) return rows
  return rows.toSpliced(place, 1, two).toSpliced(other, 1, one)
}
