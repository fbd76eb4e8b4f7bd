import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { BenchArguments } from './arguments.ts'

/** Written last: a directory without it was not filled to the end. */
const FILE = 'bench.json'

const filled = z.object({
  scale: z.number(),
  reviews: z.number(),
  /** Reads the sealed data of the directory. */
  secret: z.string(),
})

type Filled = z.output<typeof filled>

/** Reads what a directory was filled with by an earlier bench; `null` for none. */
export function readFilled(directory: string): Filled | null {
  const path = join(directory, FILE)
  return existsSync(path) ? filled.parse(JSON.parse(readFileSync(path, 'utf8'))) : null
}

/** Notes that a directory is filled. */
export function noteFilled(directory: string, { scale, reviews, secret }: Filled): void {
  writeFileSync(join(directory, FILE), JSON.stringify({ scale, reviews, secret }))
}

/** Finds why a bench cannot measure what its directory was filled with, as a sentence; `null` when it can. */
export function faultOf(
  directory: string,
  found: Filled | null,
  asked: BenchArguments,
): string | null {
  if (found === null) {
    return existsSync(directory) && readdirSync(directory).length > 0
      ? `${directory} is not empty, and no bench has filled it: remove it, or name another directory.`
      : null
  }
  return found.scale === asked.scale && found.reviews === asked.reviews
    ? null
    : `${directory} was filled with --scale ${found.scale} and ${found.reviews} reviews: ask for the same, or name another directory.`
}
