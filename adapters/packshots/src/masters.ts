import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** Place of the rendered pictures in the demo's package; stored in version control. */
export const MASTERS_DIRECTORY = join(import.meta.dirname, '../../demo/masters')

/** Smooth ground takes few bytes; at 84 the print on a label stays sharp. */
const WEBP = { quality: 84, effort: 5, smartSubsample: true } as const

export function masterPath(name: string, directory = MASTERS_DIRECTORY): string {
  return join(directory, `${name}.webp`)
}

type NewMaster = {
  readonly name: string
  readonly fingerprint: string
  /** The part that is stored, in pixels from the left; the whole where it is absent. */
  readonly crop?: { readonly left: number; readonly width: number }
}

/** Writes a master, with the hash of what it was made from inside it. */
export async function writeMaster(
  { name, fingerprint, crop }: NewMaster,
  png: Buffer,
): Promise<number> {
  const { width, height } = await sharp(png).metadata()
  const bytes = await sharp(png)
    .extract({ left: crop?.left ?? 0, top: 0, width: crop?.width ?? width, height })
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
