import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { StartupError } from '@jangteo/postgres/database/startupError'

/** More want several machines: each opens connections to one database. */
export const WORKER_COUNT_MAX = 16
const ALL_CORES = 'auto'
/** Connections without which a worker's calls wait for each other. */
const CONNECTION_COUNT_MIN = 4

const WRONG = `--workers is wrong: give a number from 1 to ${WORKER_COUNT_MAX}, or ${ALL_CORES} for the cores of this machine, such as npm start -- --workers 2.`

const UNKNOWN = `npm start takes one argument, --workers: give a number from 1 to ${WORKER_COUNT_MAX}, or ${ALL_CORES} for the cores of this machine, such as npm start -- --workers 2.`

/** Reads how many workers a start asks for; 1 without an argument. Refuses any other argument in one line. */
export function readWorkerCount(words: readonly string[]): number {
  const text = readArgument(words)
  if (text === ALL_CORES) return Math.min(availableParallelism(), WORKER_COUNT_MAX)
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > WORKER_COUNT_MAX) throw new StartupError(WRONG)
  return count
}

function readArgument(words: readonly string[]): string {
  const options = { workers: { type: 'string', default: '1' } } as const
  try {
    return parseArgs({ args: [...words], options }).values.workers
  } catch (error) {
    if (!(error instanceof TypeError) || !('code' in error)) throw error
    throw new StartupError(error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' ? WRONG : UNKNOWN)
  }
}

/** Equal part of a bound for each of some workers: at least one. */
export function partOf(bound: number, workerCount: number): number {
  return Math.max(1, Math.floor(bound / workerCount))
}

/** Connections of one worker: an equal part of those of the market, and four at least. */
export function shareConnections(connectionCountMax: number, workerCount: number): number {
  if (workerCount === 1) return connectionCountMax
  return Math.max(CONNECTION_COUNT_MIN, partOf(connectionCountMax, workerCount))
}

type ConnectionNeeds = {
  readonly connectionCountMax: number
  readonly jobConnectionCountMax: number
}

/**
 * Connections for calls, jobs and probes that a market opens at most. While workers are replaced one by one there is one
 * more of them, which may be the one with the jobs.
 */
export function countConnections(
  { connectionCountMax, jobConnectionCountMax }: ConnectionNeeds,
  workerCount: number,
): number {
  if (workerCount === 1) return connectionCountMax + jobConnectionCountMax
  const perWorker = shareConnections(connectionCountMax, workerCount) + 1
  return perWorker * (workerCount + 1) + jobConnectionCountMax * 2
}
