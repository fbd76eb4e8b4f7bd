import { STEP_ACTORS } from '@jangteo/core/chart/step.codes'
import { z } from 'zod'

/** Metadata that a chart and each of its states must say of themselves, read from a machine. */
export const stateMeta = z.object({ label: z.string(), otherwise: z.string().optional() })

/** Metadata that each step of a chart must say of itself. */
export const stepMeta = z.object({
  actor: z.enum(STEP_ACTORS),
  action: z.string(),
  otherwise: z.string().optional(),
})
