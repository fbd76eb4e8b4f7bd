/** Settings for the still of a video. Source: spec §9. */
export const VIDEO_THUMBNAIL = {
  atSeconds: 1,
  sideMaxPixels: 640,
  mediaType: 'image/jpeg',
  quality: 0.8,
} as const

/** Width and height in whole pixels. */
export type PixelSize = { readonly width: number; readonly height: number }

/** Returns the moment of the still: after a second, or at the end of a shorter video. Source: spec §9. */
export function thumbnailMoment(durationSeconds: number): number {
  return Math.min(VIDEO_THUMBNAIL.atSeconds, durationSeconds)
}

/**
 * Returns the size of a still: its longer side is 640 pixels at most, its shape is the video's, and it is never
 * enlarged. Source: spec §9.
 * @example thumbnailSize({ width: 1920, height: 1080 }) // { width: 640, height: 360 }
 */
export function thumbnailSize({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(1, VIDEO_THUMBNAIL.sideMaxPixels / Math.max(width, height))
  const sideOf = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: sideOf(width), height: sideOf(height) }
}
