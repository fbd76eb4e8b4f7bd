import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { StateMachine } from 'xstate'
import type { ChartEntry } from '@jangteo/core/chart/chart.codes'
import { STEP_ACTORS } from '@jangteo/core/chart/step.codes'
import { z } from 'zod'
import { ROOT } from '../product/root.ts'

/** Path of a chart's file, from the root. */
export function chartPath({ domain, id }: ChartEntry): string {
  return `core/src/${domain}/${id}.chart.ts`
}

/** Loads the machine that a chart's file exports as `<id>Chart`. Throws when there is none. */
export async function loadChart(entry: ChartEntry): Promise<AnyStateMachine> {
  const module: unknown = await import(join(ROOT, chartPath(entry)))
  const name = `${entry.id}Chart`
  const machine: unknown = Object.entries(module ?? {}).find(([key]) => key === name)?.[1]
  if (machine instanceof StateMachine) return machine
  throw new Error(`${chartPath(entry)} exports no machine named ${name}`)
}

const step = z.object({
  event: z.string(),
  target: z.string(),
  guard: z.string().nullable(),
  effects: z.array(z.string()),
  meta: z.object({
    actor: z.enum(STEP_ACTORS),
    action: z.string(),
    otherwise: z.string().exactOptional(),
  }),
})
const tableModule = z.object({
  initial: z.string(),
  otherwise: z.record(z.string(), z.string()),
  tags: z.record(z.string(), z.array(z.string())),
  steps: z.record(z.string(), z.record(z.string(), z.tuple([step], step))),
})

/** Loads the generated table beside an entity chart. Throws when there is none. */
export async function loadTable({ domain, id }: ChartEntry): Promise<z.infer<typeof tableModule>> {
  const module: unknown = await import(join(ROOT, `core/src/${domain}/${id}.table.gen.ts`))
  const table = Object.entries(module ?? {}).find(([name]) => name.endsWith('_TABLE'))
  return tableModule.parse(table?.[1])
}
