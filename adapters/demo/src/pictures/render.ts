import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Cast } from './arrangements.ts'
import type { Place } from './paint.ts'
import { paintImage, paintShadow } from './paint.ts'
import type { Pixels } from './pixels.ts'
import { open, outlineOf, pixelsOf, SHADOW_MARGIN, shadowOf } from './pixels.ts'
import type { Scene } from './scene.ts'

const ASSETS = fileURLToPath(
  new URL('assets/', import.meta.resolve('@lobehub/fluent-emoji-3d/package.json')),
)

/** State of the middle of what looks right, as a share of the canvas. */
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
  const canvas = await pixelsOf(sharp(Buffer.from(scene.svg)).removeAlpha())
  const originals = await cutOutsOf(scene)
  const images = await Promise.all(scene.casts.map((cast) => prepare(cast, originals)))
  const lift = liftOf(scene, images)
  for (const [index, image] of images.entries()) {
    const drawn = scene.casts[index]
    if (drawn === undefined) continue
    const cast = { ...drawn, y: drawn.y - lift }
    const shadows = cast.lies === true ? lyingShadows : verticalShadows
    for (const { outline, ...place } of await shadows({ cast, image, isBefore: index > 0 })) {
      paintShadow(canvas, outline, { ...place, color: scene.shade })
    }
    paintImage(canvas, image, cornerOf(cast, image))
  }
  return canvas
}

/** Height to raise an upright thing by, so that a low thing does not lie at the bottom of an empty picture. */
function liftOf({ casts, height, liftMax }: Scene, images: readonly Pixels[]): number {
  const tops = casts.map((cast, index) => cast.y - (images[index]?.height ?? 0))
  const bottoms = casts.map(({ y }) => y)
  const middle = (Math.min(...tops) + Math.max(...bottoms)) / 2
  return Math.min(liftMax, Math.max(0, middle - height * MIDDLE))
}

type CutOuts = ReadonlyMap<string, Pixels>

/** The pictures of a scene's emojis without the empty margin, each opened once. */
async function cutOutsOf({ casts }: Scene): Promise<CutOuts> {
  const emojis = [...new Set(casts.map(({ emoji }) => emoji))]
  return new Map(
    await Promise.all(emojis.map(async (emoji) => [emoji, await cutOutOf(emoji)] as const)),
  )
}

/** The views of a product come one after the other, and goods of a kind do. */
const REMEMBERED_MAX = 32
const remembered = new Map<string, Promise<Pixels>>()

function cutOutOf(emoji: string): Promise<Pixels> {
  const known = remembered.get(emoji)
  if (known !== undefined) return known
  const [oldest] = remembered.keys()
  if (remembered.size >= REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest)
  const opened = pixelsOf(sharp(emojiFile(emoji)).ensureAlpha().trim({ threshold: 8 }))
  remembered.set(emoji, opened)
  return opened
}

/** A thing as it stands in the picture: its way round, its colour, its size and its tilt. */
async function prepare(
  { emoji, size, tilt, flip, tone }: Cast,
  originals: CutOuts,
): Promise<Pixels> {
  const drawn = originals.get(emoji)
  if (drawn === undefined) throw new Error(`The emoji ${emoji} was not opened`)
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
  readonly isBefore: boolean
}

type CastShadow = Place & { readonly outline: Pixels; readonly opacity: number }

async function lyingShadows({ cast, image }: Shading): Promise<readonly CastShadow[]> {
  const { left, top } = cornerOf(cast, image)
  const { width, height } = image
  const outline = outlineOf(image)
  return [
    {
      outline: await shadowOf(outline, { width, height, blur: 26 }),
      left: left - SHADOW_MARGIN + 18,
      top: top - SHADOW_MARGIN + 34,
      opacity: 0.3,
    },
    {
      outline: await shadowOf(outline, { width, height, blur: 8 }),
      left: left - SHADOW_MARGIN + 5,
      top: top - SHADOW_MARGIN + 9,
      opacity: 0.26,
    },
  ]
}

/** A wide shadow of the whole thing, a dark one where it touches the ground, and one upon what is behind it. */
async function verticalShadows({ cast, image, isBefore }: Shading): Promise<readonly CastShadow[]> {
  const { width, height } = image
  const outline = outlineOf(image)
  const foot = outlineOf(image, Math.round(height * 0.9))
  const depth = Math.max(24, width * 0.17)
  const left = cast.x - width / 2 - SHADOW_MARGIN
  return [
    {
      outline: await shadowOf(outline, { width: width * 1.04, height: depth, blur: 26 }),
      left: left + width * 0.05,
      top: cast.y - depth * 0.6 - SHADOW_MARGIN,
      opacity: 0.4,
    },
    {
      outline: await shadowOf(foot, { width, height: depth * 0.42, blur: 9 }),
      left,
      top: cast.y - depth * 0.24 - SHADOW_MARGIN,
      opacity: 0.5,
    },
    ...(isBefore
      ? [
          {
            outline: await shadowOf(outline, { width, height, blur: 14 }),
            left,
            top: cast.y - height - SHADOW_MARGIN + 4,
            opacity: 0.3,
          },
        ]
      : []),
  ]
}
