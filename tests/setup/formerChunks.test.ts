import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFormerChunks } from '@jangteo/server/app/build/former-chunks'
import { expect, onTestFinished, test } from 'vitest'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The last build was weeks ago: its processes still run. */
const BUILT_MS = Date.now() - 20 * DAY_MS

/** A build's directory with chunks of so long before the last build. */
function aBuild(ages: Readonly<Record<string, number>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'chunks-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  mkdirSync(join(directory, 'assets'))
  for (const [name, ageMs] of Object.entries({ '../entry.server.js': 0, ...ages })) {
    const path = join(directory, 'assets', name)
    writeFileSync(path, '')
    utimesSync(path, new Date(BUILT_MS - ageMs), new Date(BUILT_MS - ageMs))
  }
  return directory
}

test('chunks of the last build stay however old it is, and those of a build that was a day older go', () => {
  const directory = aBuild({
    'now.js': 0,
    'written-before-the-entry.js': MINUTE_MS,
    'yesterday.js': DAY_MS - MINUTE_MS,
    'former.js': DAY_MS + MINUTE_MS,
  })
  removeFormerChunks(directory)
  expect(readdirSync(join(directory, 'assets')).toSorted()).toEqual([
    'now.js',
    'written-before-the-entry.js',
    'yesterday.js',
  ])
})

test('a directory without a build is left as it is', () => {
  const directory = aBuild({ 'former.js': 30 * DAY_MS })
  rmSync(join(directory, 'entry.server.js'))
  removeFormerChunks(directory)
  expect(readdirSync(join(directory, 'assets'))).toEqual(['former.js'])
})
