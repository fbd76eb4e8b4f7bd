import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { WORKER_COUNT_MAX } from '@jangteo/server/worker/worker-count'

export type BenchArguments = {
  /** Goods that stand for each one of the demo catalogue. */
  readonly scale: number
  /** Reviews besides those of the demo. */
  readonly reviews: number
  /** Directory of a market that is filled once and measured as often as wanted, `null` for a new one each time. */
  readonly dataDir: string | null
  /** Workers of the market. */
  readonly workers: number
  /** Time for which each load is measured. */
  readonly seconds: number
  /** Shows where the server's time goes instead of how much of it there is. */
  readonly isProfile: boolean
  /** Directory that a profile's flame graphs are written to, `null` for none. */
  readonly flamesDir: string | null
  /** Only what has one of these in its name; nothing means everything. */
  readonly only: readonly string[]
}

/** Says whether the loads that are asked for include one of this name. */
export const asksFor = ({ only }: Pick<BenchArguments, 'only'>, name: string): boolean =>
  only.length === 0 || only.some((words) => name.includes(words))

export const USAGE = `npm run bench -- [--scale <1–4000>] [--reviews <1–1000000>] [--data <directory>] [--workers <1–16>] [--seconds <1–600>] [--profile [--flames <directory>]] [--only <words>] …

  --scale    goods for each one of the demo catalogue (1); 400 makes about 100,000
  --reviews  reviews besides those of the demo (0)
  --data     the market of this directory, filled where it is empty: one that has rested for a day is measured without
             what PostgreSQL and the disk still do for a million reviews that were just written
  --workers  processes that serve the market (1)
  --seconds  how long each load is measured (4)
  --profile  where the server's time goes, by package and by function
  --flames   a flame graph of each load as well, as an SVG file in this directory
  --only     only the loads whose name holds these words, such as 'order sums'; may stand several times
`

const SCALE_MAX = 4000
const REVIEWS_MAX = 1_000_000
const SECONDS_MAX = 600
const DEFAULT_SECONDS = 4

/** Invalid arguments, described for the person who typed them. */
class ArgumentFault extends Error {}

/** Reads the command line; answers a sentence instead when it asks for what there is not. */
export function readArguments(words: readonly string[]): BenchArguments | string {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        scale: { type: 'string' },
        reviews: { type: 'string' },
        data: { type: 'string' },
        workers: { type: 'string' },
        seconds: { type: 'string' },
        profile: { type: 'boolean', default: false },
        flames: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
      },
    })
    if (values.flames !== undefined && !values.profile) {
      throw new ArgumentFault('--flames is for a --profile.')
    }
    return {
      scale: readCount('scale', values.scale ?? '1', SCALE_MAX),
      reviews: values.reviews === undefined ? 0 : readCount('reviews', values.reviews, REVIEWS_MAX),
      dataDir: values.data === undefined ? null : resolve(values.data),
      workers: readCount('workers', values.workers ?? '1', WORKER_COUNT_MAX),
      seconds: readCount('seconds', values.seconds ?? String(DEFAULT_SECONDS), SECONDS_MAX),
      isProfile: values.profile,
      flamesDir: values.flames ?? null,
      only: values.only,
    }
  } catch (thrown) {
    if (thrown instanceof ArgumentFault || thrown instanceof TypeError) return thrown.message
    throw thrown
  }
}

function readCount(name: string, text: string, max: number): number {
  const count = /^\d+$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= max) return count
  throw new ArgumentFault(`--${name} is a whole number from 1 to ${max}, not "${text}".`)
}
