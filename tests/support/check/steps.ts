import { BUILD_STEPS, PICTURES_STEP } from './buildSteps.ts'
import { STATIC_STEPS } from './staticSteps.ts'
import type { Step } from './step.ts'
import { TEST_STEPS } from './testSteps.ts'

/**
 * The whole check, cheapest first, so that a violation is reported within seconds; the pictures come before
 * them, because a fresh clone needs a minute for them and they leave room for a second step.
 */
export const STEPS: readonly Step[] = [
  PICTURES_STEP,
  ...STATIC_STEPS,
  ...BUILD_STEPS,
  ...TEST_STEPS,
]
