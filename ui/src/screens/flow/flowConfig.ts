import type { createMachine } from 'xstate'

/** The whole configuration of a chart, without its functions. */
export type FlowConfig = Parameters<typeof createMachine>[0]
