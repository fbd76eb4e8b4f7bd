import type { PixelSize } from './thumbnail.rules.ts'
import { PICTURE_MEGAPIXELS_MAX } from './upload.rules.ts'

const PIXELS_PER_MEGAPIXEL = 1_000_000

/**
 * Returns the size to upload a photo in: its own, or the largest allowed one of the same shape. Source: decision 056.
 * @example photoSize({ width: 8000, height: 6000 }) // { width: 5163, height: 3872 }
 */
export function photoSize({ width, height }: PixelSize): PixelSize {
  const pixelsMax = PICTURE_MEGAPIXELS_MAX * PIXELS_PER_MEGAPIXEL
  const scale = Math.min(1, Math.sqrt(pixelsMax / (width * height)))
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) }
}
