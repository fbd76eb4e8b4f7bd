import sharp from 'sharp'
import type { OverlayOptions, Sharp } from 'sharp'

/** Uncompressed picture: 1 (alpha) or 4 (RGBA) bytes a pixel. */
export type Pixels = {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

export type Shadow = {
  readonly width: number
  readonly height: number
  readonly blur: number
  readonly color: string
  readonly opacity: number
}

/** The room left around a shadow for its blur, in pixels. */
export const SHADOW_MARGIN = 128

const COARSE = 4

/** Opens pixels for another step. */
export function open({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/** Ends a step. */
export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** The outline of a picture: how much of each pixel it covers, from one row down. */
export function outlineOf(image: Pixels, fromRow = 0): Pixels {
  const height = image.height - fromRow
  const data = Buffer.alloc(image.width * height)
  for (let index = 0; index < data.length; index += 1) {
    data[index] = image.data[(fromRow * image.width + index) * 4 + 3] ?? 0
  }
  return { data, width: image.width, height, channels: 1 }
}

/** An outline squeezed, blurred and coloured; computed coarsely, because a blur hides it. */
export async function shadowOf(outline: Pixels, shadow: Shadow): Promise<Pixels> {
  const coarse = (length: number): number => Math.max(1, Math.round(length / COARSE))
  const margin = SHADOW_MARGIN / COARSE
  const squeezed = await pixelsOf(
    open(outline)
      .resize(coarse(shadow.width), coarse(shadow.height), { fit: 'fill' })
      .toColourspace('b-w'),
  )
  const blurred = await pixelsOf(
    open(squeezed)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#000' })
      .blur(shadow.blur / COARSE)
      .toColourspace('b-w'),
  )
  const smooth = await pixelsOf(
    open(blurred)
      .resize(blurred.width * COARSE, blurred.height * COARSE, { kernel: 'cubic' })
      .toColourspace('b-w'),
  )
  return tint(smooth, shadow)
}

function tint(outline: Pixels, { color, opacity }: Shadow): Pixels {
  const [red, green, blue] = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16))
  const data = Buffer.alloc(outline.data.length * 4)
  for (let index = 0; index < outline.data.length; index += 1) {
    data[index * 4] = red ?? 0
    data[index * 4 + 1] = green ?? 0
    data[index * 4 + 2] = blue ?? 0
    data[index * 4 + 3] = Math.round((outline.data[index] ?? 0) * opacity)
  }
  return { data, width: outline.width, height: outline.height, channels: 4 }
}

/** A layer for sharp's composite: the part of a picture that falls on the canvas, or none when nothing does. */
export async function layerAt(
  image: Pixels,
  place: { readonly left: number; readonly top: number },
  canvas: { readonly width: number; readonly height: number },
): Promise<readonly OverlayOptions[]> {
  const [left, top] = [Math.round(place.left), Math.round(place.top)]
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)]
  const width = Math.min(image.width - cutLeft, canvas.width - Math.max(0, left))
  const height = Math.min(image.height - cutTop, canvas.height - Math.max(0, top))
  if (width <= 0 || height <= 0) return []
  const visible = await pixelsOf(open(image).extract({ left: cutLeft, top: cutTop, width, height }))
  const { data, channels } = visible
  return [
    {
      input: data,
      raw: { width, height, channels },
      left: Math.max(0, left),
      top: Math.max(0, top),
    },
  ]
}
