import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Picture } from './files.ts'

const expectedPictures = z.record(z.string(), z.number())

/** Height of a picture as a share of its width, by name. */
export type ExpectedPictures = Readonly<z.output<typeof expectedPictures>>

const EXPECTED_FILE = 'expected.json'

function heightShare({ master }: Picture): number {
  return master.height / master.width
}

/** Writes which pictures a directory will hold, before the first of them is drawn. */
export function writeExpected(directory: string, pictures: readonly Picture[]): void {
  const expected = Object.fromEntries(
    pictures.map((picture) => [picture.name, heightShare(picture)]),
  )
  const path = join(directory, EXPECTED_FILE)
  writeFileSync(`${path}.part`, JSON.stringify(expected))
  renameSync(`${path}.part`, path)
}

/** Returns a reader of the pictures that a directory will hold; it reads the file again only when it changed. */
export function createExpectedReader(directory: string): () => ExpectedPictures {
  const path = join(directory, EXPECTED_FILE)
  let cached: { readonly mtimeMs: number; readonly pictures: ExpectedPictures } | null = null
  return () => {
    const mtimeMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (mtimeMs === undefined) return {}
    if (cached?.mtimeMs !== mtimeMs) {
      const pictures = expectedPictures.parse(JSON.parse(readFileSync(path, 'utf8')))
      cached = { mtimeMs, pictures }
    }
    return cached.pictures
  }
}
