import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../root.ts'

/** Number of times that tests took each step of a chart, untaken ones included; by step key. */
export type CountsOfChart = Readonly<Record<string, number>>

/** Place where every test file leaves its counts of a chart, `<chart>/<test file>.json`; git ignores it. */
const FOLDER = join(ROOT, 'test-results/chart-steps')

const counts = z.record(z.string(), z.int().nonnegative())

/** Sums the counts that the test files of the last run left of a chart; `null` when none did. */
export function readCounts(id: string): CountsOfChart | null {
  const files = listFiles(id)
  if (files.length === 0) return null
  const sums = new Map<string, number>()
  for (const file of files) {
    for (const [key, count] of Object.entries(
      counts.parse(JSON.parse(readFileSync(file, 'utf8'))),
    )) {
      sums.set(key, (sums.get(key) ?? 0) + count)
    }
  }
  return Object.fromEntries(sums)
}

export function writeCounts(id: string, testFile: string, counted: CountsOfChart): void {
  const folder = join(FOLDER, id)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${basename(testFile)}.json`), `${JSON.stringify(counted, null, 2)}\n`)
}

/** Forgets every count, so that only what runs now is reported. */
export function dropCounts(): void {
  rmSync(FOLDER, { recursive: true, force: true })
}

function listFiles(id: string): string[] {
  try {
    return readdirSync(join(FOLDER, id)).map((name) => join(FOLDER, id, name))
  } catch {
    return []
  }
}
