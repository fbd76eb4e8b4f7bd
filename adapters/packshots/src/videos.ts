import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprintOf } from './fingerprint.ts'
import type { Shot } from './recipe.types.ts'
import type { NamedShot } from './shots.ts'

/** Place of the rendered videos in the demo's package; stored in version control. */
export const VIDEOS_DIRECTORY = join(import.meta.dirname, '../../demo/videos')

/** Different pictures of a video: it shows them to and fro, so that its end meets its beginning. */
export const STILL_COUNT = 30
export const FRAMES_PER_SECOND = 15
/** Length of a video in seconds. */
export const VIDEO_SECONDS = (STILL_COUNT * 2) / FRAMES_PER_SECOND

const SIZE = { width: 640, height: 480 } as const

/** A video to be made, and the name of its file. */
export type NamedVideo = {
  readonly name: string
  readonly stills: readonly Shot[]
  readonly fingerprint: string
}

/** The degrees of a still: slow at both ends, as a hand turns a thing. */
function turnAt(index: number, sweep: number): number {
  return (Math.cos((Math.PI * index) / (STILL_COUNT - 1)) * sweep) / 2
}

function stillsOf({ shot }: NamedShot, sweep: number): readonly Shot[] {
  return Array.from({ length: STILL_COUNT }, (_, index) => ({
    ...shot,
    ...SIZE,
    things: shot.things.map((thing) => ({
      ...thing,
      turn: (thing.turn ?? 0) + turnAt(index, sweep),
    })),
  }))
}

/** The videos that turn things of some pictures. */
export function listVideos(
  recipes: Readonly<Record<string, number>>,
  shots: readonly NamedShot[],
): readonly NamedVideo[] {
  return Object.entries(recipes).map(([name, sweep]) => {
    const shot = shots.find((one) => one.name === name)
    if (shot === undefined) throw new Error(`No picture is called ${name}`)
    const stills = stillsOf(shot, sweep)
    const hash = createHash('sha256').update(JSON.stringify([FRAMES_PER_SECOND, SIZE]))
    for (const still of stills) hash.update(fingerprintOf(still))
    return { name, stills, fingerprint: hash.digest('hex').slice(0, 24) }
  })
}

export function videoPath(name: string): string {
  return join(VIDEOS_DIRECTORY, `${name}.mp4`)
}

/** A box that players skip. */
function skippedBox(text: string): Buffer {
  const box = Buffer.concat([Buffer.alloc(4), Buffer.from(`free${text}`, 'latin1')])
  box.writeUInt32BE(box.length)
  return box
}

/** Writes a video, with the hash of what it was made from behind it. */
export function writeVideo({ name, fingerprint }: NamedVideo, mp4: Buffer): number {
  const bytes = Buffer.concat([mp4, skippedBox(fingerprint)])
  const path = videoPath(name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, bytes)
  renameSync(`${path}.part`, path)
  return bytes.length
}

/** Returns whether a video is there and was made from what has this hash. */
export function isFreshVideo({ name, fingerprint }: Omit<NamedVideo, 'stills'>): boolean {
  const path = videoPath(name)
  return existsSync(path) && readFileSync(path).includes(fingerprint)
}
