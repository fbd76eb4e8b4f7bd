import type { Pixels } from './pixels.ts'

export type Place = { readonly left: number; readonly top: number }

export type Ink = {
  /** As `#rrggbb`. */
  readonly color: string
  /** From 0 to 1. */
  readonly opacity: number
}

type Row = { readonly from: number; readonly to: number; readonly count: number }

/** Lays an RGBA picture upon an RGB canvas; what falls beside the canvas is left out. */
export function paintImage(canvas: Pixels, image: Pixels, place: Place): void {
  const [source, target] = [image.data, canvas.data]
  for (const { from, to, count } of commonRows(canvas, image, place)) {
    for (let step = 0; step < count; step += 1) {
      const [pixel, below] = [(from + step) * 4, (to + step) * 3]
      const alpha = byte(source, pixel + 3) / 255
      if (alpha === 0) continue
      for (let channel = 0; channel < 3; channel += 1) {
        const old = byte(target, below + channel)
        target[below + channel] = old + (byte(source, pixel + channel) - old) * alpha + 0.5
      }
    }
  }
}

/** Lays one colour upon an RGB canvas, as dense as an outline says. */
export function paintShadow(
  canvas: Pixels,
  outline: Pixels,
  { left, top, color, opacity }: Place & Ink,
): void {
  const [source, target] = [outline.data, canvas.data]
  const [red, green, blue] = inkOf(color)
  for (const { from, to, count } of commonRows(canvas, outline, { left, top })) {
    for (let step = 0; step < count; step += 1) {
      const density = byte(source, from + step)
      if (density === 0) continue
      const alpha = (density * opacity) / 255
      const below = (to + step) * 3
      const [oldRed, oldGreen, oldBlue] = [
        byte(target, below),
        byte(target, below + 1),
        byte(target, below + 2),
      ]
      target[below] = oldRed + (red - oldRed) * alpha + 0.5
      target[below + 1] = oldGreen + (green - oldGreen) * alpha + 0.5
      target[below + 2] = oldBlue + (blue - oldBlue) * alpha + 0.5
    }
  }
}

function inkOf(color: string): readonly [number, number, number] {
  const part = (start: number) => Number.parseInt(color.slice(start, start + 2), 16)
  return [part(1), part(3), part(5)]
}

/** The rows of a layer that fall on the canvas: where they begin in both, in pixels, and how long they are. */
function commonRows(canvas: Pixels, layer: Pixels, place: Place): readonly Row[] {
  const [left, top] = [Math.round(place.left), Math.round(place.top)]
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)]
  const count = Math.min(layer.width - cutLeft, canvas.width - Math.max(0, left))
  const height = Math.min(layer.height - cutTop, canvas.height - Math.max(0, top))
  if (count <= 0 || height <= 0) return []
  return Array.from({ length: height }, (_, row) => ({
    from: (cutTop + row) * layer.width + cutLeft,
    to: (top + cutTop + row) * canvas.width + left + cutLeft,
    count,
  }))
}

function byte(data: Buffer, index: number): number {
  return data[index] ?? 0
}
