import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../root.ts'

/** Number of times that the tests of one chart took each of its steps, untaken ones included; by step key. */
export type CountsOfChart = Readonly<Record<string, number>>

/** Place where a run of the tests leaves a file of counts for every chart, `<id>.json`; git ignores it. */
const FOLDER = join(ROOT, 'test-results/chart-steps')

const counts = z.record(z.string(), z.int().nonnegative())

/** Data that the last run counted of a chart; `null` when none did. */
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

/** Forgets every count, so that only what runs now is reported. */
export function dropCounts(): void {
  rmSync(FOLDER, { recursive: true, force: true })
}
