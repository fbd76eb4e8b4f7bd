import type { PixelSize } from './thumbnail.rules.ts'
import { PICTURE_MEGAPIXELS_MAX } from './upload.rules.ts'

const PIXELS_PER_MEGAPIXEL = 1_000_000

/**
 * The size that a photo is sent in: its own, or with the same shape the largest that may be uploaded. Source: decision
 * 056.
 * @example photoSize({ width: 8000, height: 6000 }) // { width: 5163, height: 3872 }
 */
export function photoSize({ width, height }: PixelSize): PixelSize {
  const pixelsMax = PICTURE_MEGAPIXELS_MAX * PIXELS_PER_MEGAPIXEL
  const scale = Math.min(1, Math.sqrt(pixelsMax / (width * height)))
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) }
}
