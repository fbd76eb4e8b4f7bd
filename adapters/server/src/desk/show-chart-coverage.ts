import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FlowCoverage } from '@jangteo/core/flow/flow.codes'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { ROOT } from '../product/root.ts'

/** Folder in which the tests write a file of counts for every chart, `<id>.json`. */
const COUNTS_FOLDER = join(ROOT, 'test-results/chart-steps')

const counts = z.record(z.string(), z.int().min(0))

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.json')).toSorted()
}

/** Contents of a folder of counts; a file that a run is writing right now is left out. */
export async function readChartCoverage(
  folder: string,
): Promise<{ readonly countedAt: string | null; readonly charts: FlowCoverage }> {
  const read = async (name: string) => {
    const path = join(folder, name)
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return { id: basename(name, '.json'), steps: counts.parse(JSON.parse(text)), mtimeMs }
  }
  const settled = await Promise.allSettled((await namesIn(folder)).map(read))
  const files = settled.flatMap((file) => (file.status === 'fulfilled' ? file.value : []))
  const newestMs = Math.max(0, ...files.map(({ mtimeMs }) => mtimeMs))
  return {
    countedAt: newestMs === 0 ? null : new Date(newestMs).toISOString(),
    charts: Object.fromEntries(files.map(({ id, steps }) => [id, steps])),
  }
}

/** Shows how often the last run of the tests on this machine took each step of each chart. */
export const showChartCoverage = () => Effect.promise(() => readChartCoverage(COUNTS_FOLDER))
