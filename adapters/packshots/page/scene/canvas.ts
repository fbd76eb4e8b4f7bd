import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'
import { createRandom } from './random.ts'

export type Brush = CanvasRenderingContext2D

/** Draws a texture; `isColor` is false for bumps and roughness, which are numbers and not colours. */
export function drawTexture(
  { width, height, isColor }: { width: number; height: number; isColor: boolean },
  draw: (brush: Brush) => void,
): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('The page has no 2D canvas')
  draw(brush)
  const texture = new CanvasTexture(canvas)
  if (isColor) texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return texture
}

const SIDE = 512

/** A repeating texture whose every pixel is a grey or a share of a colour, from 0 to 1. */
export function drawField(
  isColor: boolean,
  valueAt: (x: number, y: number, random: () => number) => readonly [number, number, number],
): CanvasTexture {
  const random = createRandom(7)
  const texture = drawTexture({ width: SIDE, height: SIDE, isColor }, (brush) => {
    const image = brush.createImageData(SIDE, SIDE)
    for (let index = 0; index < SIDE * SIDE; index += 1) {
      const color = valueAt((index % SIDE) / SIDE, Math.floor(index / SIDE) / SIDE, random)
      for (const [channel, value] of color.entries()) image.data[index * 4 + channel] = value * 255
      image.data[index * 4 + 3] = 255
    }
    brush.putImageData(image, 0, 0)
  })
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  return texture
}

/** Smooth noise from 0 to 1 that repeats after `cells`. */
export function noiseAt(x: number, y: number, cells: number): number {
  const [left, top] = [Math.floor(x * cells), Math.floor(y * cells)]
  const ease = (share: number): number => share * share * (3 - 2 * share)
  const [right, down] = [ease(x * cells - left), ease(y * cells - top)]
  const mix = (from: number, to: number, share: number): number => from + (to - from) * share
  const at = (column: number, row: number): number => hash(column % cells, row % cells)
  return mix(
    mix(at(left, top), at(left + 1, top), right),
    mix(at(left, top + 1), at(left + 1, top + 1), right),
    down,
  )
}

/** Noise that is drawn out along x, as fibres and threads are; it repeats because it is mirrored in the middle. */
export function stretchedAt(x: number, y: number, cells: number): number {
  return noiseAt((1 - Math.abs(2 * x - 1)) / 16, y, cells)
}

/** Noise from 0 to 1 on a ball around the origin, without a seam or poles. */
export function noiseOn([x, y, z]: readonly [number, number, number], cells: number): number {
  const inside = (length: number): number => Math.min(0.999, Math.max(0, length / 2 + 0.5))
  const [u, v, w] = [inside(x), inside(y), inside(z)]
  return (noiseAt(u, v, cells) + noiseAt(v, w, cells) + noiseAt(w, u, cells)) / 3
}

function hash(column: number, row: number): number {
  const wave = Math.sin(column * 127.1 + row * 311.7) * 43_758.545_3
  return wave - Math.floor(wave)
}
