import { STEP_ACTORS } from '@jangteo/core/chart/step.codes'
import { z } from 'zod'

/** Metadata required of a chart and each of its states. */
export const stateMeta = z.object({ label: z.string(), otherwise: z.string().optional() })

/** Metadata required of each step of a chart. */
export const stepMeta = z.object({
  actor: z.enum(STEP_ACTORS),
  action: z.string(),
  otherwise: z.string().optional(),
})
