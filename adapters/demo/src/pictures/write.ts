import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from './files.ts'
import { WEBP } from './files.ts'
import type { Master } from './masters.ts'

/**
 * Runs so many workers that make pictures; each gets one thread, and nothing stays in memory. Throws what the
 * first of them threw, after all of them have ended.
 */
export async function sideBySide(count: number, work: () => Promise<void>): Promise<void> {
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  sharp.cache(false)
  const endings = await Promise.allSettled(Array.from({ length: count }, work))
  sharp.concurrency(threads)
  for (const ending of endings) if (ending.status === 'rejected') throw ending.reason
}

/** Makes a picture from its master and writes it in every width. */
export async function writePicture(
  directory: string,
  { name, widths, master }: Picture,
): Promise<void> {
  for (const width of widths) {
    writeWhole(join(directory, `${name}-${width}.webp`), await derive(master, width))
  }
}

/** A smaller picture of a master; in its own size it is taken as it is. */
function derive({ path, width }: Master, wanted: number): Promise<Buffer> {
  if (wanted > width) throw new RangeError(`${path} is only ${width} pixels wide`)
  if (wanted === width) return Promise.resolve(readFileSync(path))
  return sharp(path).resize({ width: wanted }).webp(WEBP).toBuffer()
}

/** A reader, or a start after a kill, finds the whole file or the one before. */
function writeWhole(path: string, content: Buffer): void {
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}
