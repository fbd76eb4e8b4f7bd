import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../root.ts'

/** Count of runs of each step of one chart, untaken ones included; by step key. */
export type CountsOfChart = Readonly<Record<string, number>>

/** Folder in which a run of the tests writes a file of counts for every chart, `<id>.json`; git ignores it. */
const FOLDER = join(ROOT, 'test-results/chart-steps')

const counts = z.record(z.string(), z.int().nonnegative())

/** Reads the counts of a chart from the last run; `null` without one. */
export function readCounts(id: string): CountsOfChart | null {
  try {
    return counts.parse(JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8')))
  } catch {
    return null
  }
}

export function writeCounts(id: string, counted: CountsOfChart): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${id}.json`), `${JSON.stringify(counted, null, 2)}\n`)
}

/** Removes every count, so that only the coming run is reported. */
export function dropCounts(): void {
  rmSync(FOLDER, { recursive: true, force: true })
}
