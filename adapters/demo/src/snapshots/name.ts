import { existsSync } from 'node:fs'
import { createDice } from './dice.ts'
import { masterPath } from '../pictures/masters.ts'

/** Most pictures that the demo gives a review. */
export const SNAPSHOT_COUNT_MAX = 4

/** Keys of uploaded files are drawn at random; none of them begins so. */
const KEY = /^review-snapshot-(?<view>[a-z0-9-]+)-(?<number>\d{4,6})$/
const THUMBNAIL_SUFFIX = /-thumbnail$/
const NUMBER_DIGITS = 4

/** A buyer's picture of a product: the shop's picture that it is made from, and the number that it is drawn by. */
export type Snapshot = {
  /** Name of the master. */
  readonly view: string
  /** Its scene, then its place in the review: pictures of one review have the same light. */
  readonly number: number
}

/** Numbers the pictures of the demo's reviews by review and place. */
export function snapshotNumber(review: number, place: number): number {
  return review * SNAPSHOT_COUNT_MAX + place
}

/** Key that a snapshot is served by. */
export function snapshotKey({ view, number }: Snapshot): string {
  return `review-snapshot-${view}-${String(number).padStart(NUMBER_DIGITS, '0')}`
}

/** Reads the key of a snapshot or of its thumbnail from the name of a stored file; `null` for every other file. */
export function snapshotKeyOf(storedName: string): string | null {
  const key = storedName.replace(THUMBNAIL_SUFFIX, '')
  return snapshotOf(key) === null ? null : key
}

/** Reads what a key says; `null` for the key of another file, and where there is no such master. */
export function snapshotOf(key: string): Snapshot | null {
  const { view, number } = KEY.exec(key)?.groups ?? {}
  if (view === undefined || number === undefined || !existsSync(masterPath(view))) return null
  return { view, number: Number(number) }
}

/** Dice of a snapshot's own, and of the scene that it shares with the others of its review. */
export function snapshotDice({ number }: Snapshot): {
  readonly own: () => number
  readonly scene: () => number
} {
  const scene = Math.floor(number / SNAPSHOT_COUNT_MAX)
  return { own: createDice(number * 7919 + 11), scene: createDice(scene * 104_729 + 5) }
}
