import { BUILD_STEPS } from './buildSteps.ts'
import { STATIC_STEPS } from './staticSteps.ts'
import type { Step } from './step.ts'
import { TEST_STEPS } from './testSteps.ts'

/** The whole check, cheapest first, so that a slip is told within seconds. */
export const STEPS: readonly Step[] = [...STATIC_STEPS, ...BUILD_STEPS, ...TEST_STEPS]
