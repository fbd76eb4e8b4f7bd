import { join } from 'node:path'

/** Runs one worker of several. */
export const WORKER_PROGRAM = join(import.meta.dirname, '../app/worker.program.ts')
