import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { OverlayOptions } from 'sharp'
import type { Cast } from './arrangements.ts'
import type { Pixels } from './pixels.ts'
import { layerAt, open, outlineOf, pixelsOf, SHADOW_MARGIN, shadowOf } from './pixels.ts'
import type { Scene } from './scene.ts'

const ASSETS = fileURLToPath(
  new URL('assets/', import.meta.resolve('@lobehub/fluent-emoji-3d/package.json')),
)

/** Where the middle of what stands looks right, as a share of the canvas. */
const MIDDLE = 0.54

/** The picture file of an emoji; throws when the set has none. */
export function emojiFile(emoji: string): string {
  const code = Array.from(emoji)
    .map((character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
    .filter((point) => point !== 'fe0f')
    .join('-')
  const file = [code, `${code}-fe0f`]
    .map((name) => join(ASSETS, `${name}.webp`))
    .find((path) => existsSync(path))
  if (file === undefined) throw new Error(`There is no picture of the emoji ${emoji} (${code})`)
  return file
}

/** Renders a scene, back to front, each thing over its shadow. */
export async function render(scene: Scene): Promise<Pixels> {
  const images = await Promise.all(scene.casts.map(cutOut))
  const lift = liftOf(scene, images)
  const layers: OverlayOptions[] = []
  for (const [index, image] of images.entries()) {
    const drawn = scene.casts[index]
    if (drawn === undefined) continue
    const cast = { ...drawn, y: drawn.y - lift }
    const shadows = cast.lies === true ? lyingShadows : standingShadows
    layers.push(...(await shadows({ cast, image, scene, isBefore: index > 0 })))
    layers.push(...(await layerAt(image, cornerOf(cast, image), scene)))
  }
  return pixelsOf(sharp(Buffer.from(scene.svg)).composite(layers).removeAlpha())
}

/** How far to raise what stands, so that a low thing does not lie at the bottom of an empty picture. */
function liftOf({ casts, height, liftMax }: Scene, images: readonly Pixels[]): number {
  const tops = casts.map((cast, index) => cast.y - (images[index]?.height ?? 0))
  const bottoms = casts.map(({ y }) => y)
  const middle = (Math.min(...tops) + Math.max(...bottoms)) / 2
  return Math.min(liftMax, Math.max(0, middle - height * MIDDLE))
}

async function cutOut({ emoji, size, tilt, flip, tone }: Cast): Promise<Pixels> {
  const drawn = await pixelsOf(sharp(emojiFile(emoji)).ensureAlpha().trim({ threshold: 8 }))
  const scale = size / Math.max(drawn.width, drawn.height)
  const turned = open(drawn).flop(flip === true)
  const coloured = tone === undefined ? turned : turned.modulate(tone)
  const sized = await pixelsOf(
    coloured.resize(Math.round(drawn.width * scale), Math.round(drawn.height * scale), {
      kernel: 'lanczos3',
    }),
  )
  return tilt === undefined ? sized : pixelsOf(open(sized).rotate(tilt, { background: '#0000' }))
}

function cornerOf(cast: Cast, image: Pixels): { left: number; top: number } {
  const height = cast.lies === true ? image.height / 2 : image.height
  return { left: cast.x - image.width / 2, top: cast.y - height }
}

type Shading = {
  readonly cast: Cast
  readonly image: Pixels
  readonly scene: Scene
  readonly isBefore: boolean
}

async function lyingShadows({ cast, image, scene }: Shading): Promise<readonly OverlayOptions[]> {
  const { left, top } = cornerOf(cast, image)
  const { width, height } = image
  const outline = outlineOf(image)
  const wide = await shadowOf(outline, {
    width,
    height,
    blur: 26,
    color: scene.shade,
    opacity: 0.3,
  })
  const near = await shadowOf(outline, {
    width,
    height,
    blur: 8,
    color: scene.shade,
    opacity: 0.26,
  })
  return [
    ...(await layerAt(
      wide,
      { left: left - SHADOW_MARGIN + 18, top: top - SHADOW_MARGIN + 34 },
      scene,
    )),
    ...(await layerAt(
      near,
      { left: left - SHADOW_MARGIN + 5, top: top - SHADOW_MARGIN + 9 },
      scene,
    )),
  ]
}

/** A wide shadow of the whole thing, a dark one where it touches the ground, and one upon what is behind it. */
async function standingShadows({
  cast,
  image,
  scene,
  isBefore,
}: Shading): Promise<readonly OverlayOptions[]> {
  const { width, height } = image
  const depth = Math.max(24, width * 0.17)
  const wide = await shadowOf(outlineOf(image), {
    width: width * 1.04,
    height: depth,
    blur: 26,
    color: scene.shade,
    opacity: 0.4,
  })
  const foot = outlineOf(image, Math.round(height * 0.9))
  const touch = await shadowOf(foot, {
    width,
    height: depth * 0.42,
    blur: 9,
    color: scene.shade,
    opacity: 0.5,
  })
  const left = cast.x - width / 2 - SHADOW_MARGIN
  const behind = isBefore
    ? await shadowOf(outlineOf(image), {
        width,
        height,
        blur: 14,
        color: scene.shade,
        opacity: 0.3,
      })
    : null
  return [
    ...(await layerAt(
      wide,
      { left: left + width * 0.05, top: cast.y - depth * 0.6 - SHADOW_MARGIN },
      scene,
    )),
    ...(await layerAt(touch, { left, top: cast.y - depth * 0.24 - SHADOW_MARGIN }, scene)),
    ...(behind === null
      ? []
      : await layerAt(behind, { left, top: cast.y - height - SHADOW_MARGIN + 4 }, scene)),
  ]
}
