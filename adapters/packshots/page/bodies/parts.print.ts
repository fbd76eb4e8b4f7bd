import { MeshPhysicalMaterial, PlaneGeometry } from 'three'
import type { Mesh } from 'three'
import { drawTexture } from '../scene/canvas.ts'
import type { Brush } from '../scene/canvas.ts'
import { mesh, printed } from '../scene/shape.ts'
import type { Pair } from './parts.ts'

/** A flat print whose middle is at the origin; the brush draws in hundredths of its height. */
export function print(
  [width, height]: Pair,
  isPaper: boolean,
  draw: (brush: Brush, width: number) => void,
): Mesh {
  const tall = 640
  const wide = Math.round((tall * width) / height)
  const map = drawTexture({ width: wide, height: tall, isColor: true }, (brush) => {
    brush.scale(tall / 100, tall / 100)
    draw(brush, (100 * width) / height)
  })
  const made = mesh(new PlaneGeometry(width, height), printed(map, isPaper))
  made.castShadow = false
  return made
}

/** A word as print, in the tests' own letters. */
export function word(text: string, [width, height]: Pair, color: string): Mesh {
  const tall = 160
  const wide = Math.round((tall * width) / height)
  const alphaMap = drawTexture({ width: wide, height: tall, isColor: false }, (brush) => {
    brush.fillStyle = '#000000'
    brush.fillRect(0, 0, wide, tall)
    brush.fillStyle = '#ffffff'
    brush.font = `700 ${tall * 0.8}px "Pretendard Variable"`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillText(text, wide / 2, tall * 0.53, wide)
  })
  const ink = new MeshPhysicalMaterial({
    color,
    alphaMap,
    roughness: 0.5,
    transparent: true,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -4,
  })
  const made = mesh(new PlaneGeometry(width, height), ink)
  made.castShadow = false
  return made
}
