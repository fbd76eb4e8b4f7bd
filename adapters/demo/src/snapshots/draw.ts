import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { masterOf } from '../pictures/masters.ts'
import { lightOf } from './light.ts'
import { snapshotOf } from './name.ts'
import { type SnapshotRecipe, snapshotRecipe } from './recipe.ts'

/** As a share of a master's side: what a turned picture shows beyond its edges, which mirrors what is within. */
const MARGIN_SHARE = 0.22
const QUALITY = 76
const THUMBNAIL_SIDE_MAX_PIXELS = 480
const BLUR_PIXELS = 0.7
const SATURATION = 0.95
/** Darkens the shadows a little, which a rendered picture has hardly any of. */
const BLACK_LEVEL = -12

sharp.cache(false)

/** Turns a master, and cuts out what the camera sees. */
async function frame(view: string, recipe: SnapshotRecipe): Promise<Sharp> {
  const { path, width: side } = masterOf(view)
  const margin = Math.round(side * MARGIN_SHARE)
  const wide = await sharp(path)
    .removeAlpha()
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'mirror' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = await sharp(wide.data, { raw: wide.info })
    .rotate(recipe.angle)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const height = Math.round(side * recipe.extent)
  const width = Math.round((height * recipe.width) / recipe.height)
  const left = Math.round((info.width - width) / 2 + recipe.shiftX * side)
  const top = Math.round((info.height - height) / 2 + recipe.shiftY * side)
  return sharp(data, { raw: info })
    .extract({ left, top, width, height })
    .resize(recipe.width, recipe.height, { fit: 'fill', kernel: 'cubic' })
}

/** Draws a picture of a master as a buyer takes it: at an angle, in their own light, not quite sharp. */
async function drawSnapshot(view: string, recipe: SnapshotRecipe): Promise<Buffer> {
  const { width, height, cast } = recipe
  const light = await sharp(Buffer.from(lightOf(recipe)))
    .removeAlpha()
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const framed = await frame(view, recipe)
  return framed
    .linear([...cast], [BLACK_LEVEL, BLACK_LEVEL, BLACK_LEVEL])
    .modulate({ saturation: SATURATION })
    .composite([{ input: light.data, raw: light.info, blend: 'multiply' }])
    .blur(BLUR_PIXELS)
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

/** A snapshot, and a directory to write it into as `<key>`, with its thumbnail as `<key>-thumbnail`. */
export type SnapshotOrder = { readonly directory: string; readonly key: string }

/** Writes a snapshot and its thumbnail. Throws for the key of another file. */
export async function writeSnapshot({ directory, key }: SnapshotOrder): Promise<void> {
  const snapshot = snapshotOf(key)
  if (snapshot === null) throw new RangeError(`${key} is no snapshot`)
  const picture = await drawSnapshot(snapshot.view, snapshotRecipe(snapshot))
  const side = THUMBNAIL_SIDE_MAX_PIXELS
  const thumbnail = await sharp(picture)
    .resize({ width: side, height: side, fit: 'inside' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  writeFileSync(join(directory, key), picture)
  writeFileSync(join(directory, `${key}-thumbnail`), thumbnail)
}
