import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { NamedShot } from './shots.ts'

/** Place of the rendered pictures in the demo's package; stored in version control. */
export const MASTERS_DIRECTORY = join(import.meta.dirname, '../../demo/masters')

/** Smooth ground takes few bytes; at 84 the print on a label stays sharp. */
const WEBP = { quality: 84, effort: 5, smartSubsample: true } as const

export function masterPath(name: string, directory = MASTERS_DIRECTORY): string {
  return join(directory, `${name}.webp`)
}

/** Writes a master, with the hash of what it was made from inside it. */
export async function writeMaster(
  { name, shot, crop }: NamedShot,
  png: Buffer,
  fingerprint: string,
): Promise<number> {
  const { left, width } = crop ?? { left: 0, width: shot.width }
  const bytes = await sharp(png)
    .extract({ left, top: 0, width, height: shot.height })
    .withExif({ IFD0: { ImageDescription: fingerprint } })
    .webp(WEBP)
    .toBuffer()
  const path = masterPath(name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, bytes)
  renameSync(`${path}.part`, path)
  return bytes.length
}

/** Returns whether a master is there and was made from what has this hash. */
export function isFresh(name: string, fingerprint: string): boolean {
  const path = masterPath(name)
  return existsSync(path) && readFileSync(path).includes(fingerprint)
}
