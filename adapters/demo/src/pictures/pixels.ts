import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** Uncompressed picture: 1 (alpha), 3 (RGB) or 4 (RGBA) bytes a pixel. */
export type Pixels = {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

export type Shadow = { readonly width: number; readonly height: number; readonly blur: number }

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

/** An outline squeezed and blurred; computed coarsely, because a blur hides it. */
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
  return pixelsOf(
    open(blurred)
      .resize(blurred.width * COARSE, blurred.height * COARSE, { kernel: 'cubic' })
      .toColourspace('b-w'),
  )
}
