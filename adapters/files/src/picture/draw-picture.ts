import sharp from 'sharp'
import type { DrawnPicture, Drawing, PictureOrder } from './picture-drawer.port.ts'

/** As many as `PICTURE_MEGAPIXELS_MAX` of core, which this process does not load. Source: decision 056. */
const PIXEL_COUNT_MAX = 20_000_000
const PICTURE_SIDE_MAX_PIXELS = 2560
const THUMBNAIL_SIDE_MAX_PIXELS = 640
const PICTURE_QUALITY = 85
const THUMBNAIL_QUALITY = 80
const LOADERS = ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadNsgifFile']

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })

type Target = {
  readonly source: string
  readonly target: string
  readonly side: number
  readonly quality: number
}

/**
 * Upright, within a square, on white, in sRGB, without anything else that the source carries; the first frame of many.
 */
async function drawOne({ source, target, side, quality }: Target): Promise<DrawnPicture> {
  const options = { failOn: 'error', limitInputPixels: PIXEL_COUNT_MAX, pages: 1 } as const
  const { width, height } = await sharp(source, options)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toFile(target)
  return { width, height }
}

/** True when a picture's header has too many pixels; nothing is decoded for it. */
async function isTooLarge(source: string): Promise<boolean> {
  const { width, height } = await sharp(source, { limitInputPixels: false, pages: 1 }).metadata()
  return width * height > PIXEL_COUNT_MAX
}

/** Draws a JPEG of 2560 pixels at most, and its thumbnail of 640. Throws for what cannot be read to its end. */
export async function drawPicture(order: PictureOrder): Promise<Drawing> {
  const { source, picture, thumbnail } = order
  if (await isTooLarge(source)) return 'tooLarge'
  const small = {
    target: thumbnail,
    side: THUMBNAIL_SIDE_MAX_PIXELS,
    quality: THUMBNAIL_QUALITY,
  }
  if (picture === null) return drawOne({ source, ...small })
  const drawn = await drawOne({
    source,
    target: picture,
    side: PICTURE_SIDE_MAX_PIXELS,
    quality: PICTURE_QUALITY,
  })
  await drawOne({ source: picture, ...small })
  return drawn
}
