import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rendered picture, of which smaller ones are made. */
export type Master = {
  readonly path: string
  readonly width: number
  readonly height: number
  /** Of its bytes: another master gives other files. */
  readonly hash: string
}

/** Place of the rendered pictures; stored in version control. */
export const MASTERS_DIRECTORY = join(import.meta.dirname, '../../masters')

/** The master that a picture is made from; throws where it was never rendered. */
export function masterOf(name: string, directory = MASTERS_DIRECTORY): Master {
  const path = masterPath(name, directory)
  if (!existsSync(path)) throw new Error(`The picture ${name} has no master`)
  const content = readFileSync(path)
  const hash = createHash('sha256').update(content).digest('hex')
  return { path, ...sizeOf(content), hash }
}

/** The count of a product's pictures: its masters `<key>`, `<key>-2` and on. */
export function countViews(key: string, directory = MASTERS_DIRECTORY): number {
  let count = 0
  while (existsSync(masterPath(viewName(key, count), directory))) count += 1
  return count
}
/** The name of one of a product's pictures, counted from 0. */
export function viewName(key: string, index: number): string {
  return index === 0 ? key : `${key}-${index + 1}`
}

/** Path that a master of a name has, whether it was rendered or not. */
export function masterPath(name: string, directory = MASTERS_DIRECTORY): string {
  return join(directory, `${name}.webp`)
}

/** Place of the canvas' size in an extended WebP file, which what carries a description is. */
const WIDTH_AT = 24
const HEIGHT_AT = 27

function sizeOf(content: Buffer): { readonly width: number; readonly height: number } {
  if (content.toString('latin1', 12, 16) !== 'VP8X') {
    throw new TypeError('A master is an extended WebP file')
  }
  return {
    width: content.readUIntLE(WIDTH_AT, 3) + 1,
    height: content.readUIntLE(HEIGHT_AT, 3) + 1,
  }
}
