/** A change of colour: hue in degrees, saturation and brightness as factors. */
export type Tone = {
  readonly hue?: number
  readonly saturation?: number
  readonly brightness?: number
}

/**
 * One thing in a picture. Lengths are in units of a canvas 1080 high; x counts from the middle,
 * y from the ground for what stands and from the middle for what lies; tilt is in degrees.
 */
export type Cast = {
  readonly emoji: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly tilt?: number
  readonly flip?: boolean
  readonly tone?: Tone
  readonly lies?: true
}

/** One thing, status in the middle. */
export function solo(emoji: string, size = 560): readonly Cast[] {
  return [{ emoji, x: 0, y: 0, size }]
}

/** Two of a kind, the second half behind the first. */
export function pair(emoji: string, size = 440): readonly Cast[] {
  return [
    { emoji, x: size * 0.34, y: -46, size: size * 0.94 },
    { emoji, x: size * -0.28, y: 14, size },
  ]
}

/** Three of a kind in a triangle. */
export function trio(emoji: string, size = 370): readonly Cast[] {
  return [
    { emoji, x: size * 0.04, y: -96, size: size * 0.96 },
    { emoji, x: size * -0.52, y: 6, size, tilt: -5 },
    { emoji, x: size * 0.55, y: 0, size: size * 1.02, tilt: 5 },
  ]
}

/** A heap of fruit or the like: three behind, four before. */
export function heap(emoji: string, size = 275): readonly Cast[] {
  const row = (offsets: readonly number[], y: number, scale: number): readonly Cast[] =>
    offsets.map((offset, index) => ({
      emoji,
      x: offset * size,
      y: y + (index % 2) * 12,
      size: size * scale * (1 + ((index * 7) % 3) * 0.02),
      tilt: ((index * 11) % 7) * 3 - 9,
    }))
  return [...row([-0.62, 0.62, 0.02], -112, 0.98), ...row([-1.02, 1.04, -0.34, 0.36], 0, 1)]
}

/** A main thing with a smaller one before it on the right. */
export function beside(main: string, small: string, scale = 0.5): readonly Cast[] {
  return [
    { emoji: main, x: -90, y: -30, size: 540 },
    { emoji: small, x: 250, y: 24, size: 540 * scale },
  ]
}

/** One thing lying, seen from above. */
export function lying(emoji: string, size = 660, tilt = -8): readonly Cast[] {
  return [{ emoji, x: 0, y: 0, size, tilt, lies: true }]
}

/** Two things lying side by side, seen from above. */
export function laidPair(first: string, second: string, size = 460): readonly Cast[] {
  return [
    { emoji: first, x: size * -0.42, y: -120, size, tilt: -12, lies: true },
    { emoji: second, x: size * 0.46, y: 150, size: size * 0.94, tilt: 10, lies: true },
  ]
}

/** Many of a kind lying about, some cut by the edge, seen from above. */
export function scatter(emoji: string, size = 350): readonly Cast[] {
  const places = [
    [-340, -330, -24, 0.96],
    [40, -390, 16, 0.9],
    [410, -250, 38, 1],
    [-440, 70, 30, 0.92],
    [-20, 0, -10, 1.12],
    [400, 170, -32, 0.94],
    [-270, 400, 8, 1],
    [150, 420, 26, 0.95],
  ] as const
  return places.map(([x, y, tilt, scale]) => ({
    emoji,
    x,
    y,
    size: size * scale,
    tilt,
    lies: true,
  }))
}

/** Several things side by side on the ground, the first in the middle and the largest, the others by its sides in turn. */
export function lineUp(emojis: readonly string[], size = 380): readonly Cast[] {
  return emojis
    .map((emoji, index) => {
      const side = index === 0 ? 0 : index % 2 === 1 ? 1 : -1
      const distance = Math.ceil(index / 2)
      return {
        emoji,
        x: side * distance * size * 0.74,
        y: index === 0 ? 18 : -28 * distance,
        size: size * (index === 0 ? 1.14 : 0.86),
        tilt: side * 4,
      }
    })
    .toReversed()
}

/** A main thing lying in the middle with small ones around it, seen from above. */
export function flatLay(main: string, around: readonly string[], size = 560): readonly Cast[] {
  const places = [
    [-345, -330, -18],
    [350, 320, 14],
    [-350, 325, 22],
    [345, -335, -10],
  ] as const
  const small = around.map((emoji, index) => {
    const [x, y, tilt] = places[index % places.length] ?? places[0]
    return { emoji, x, y, size: size * 0.42, tilt, lies: true as const }
  })
  return [...small, { emoji: main, x: 0, y: 0, size, tilt: -6, lies: true }]
}

/** The same thing in even rows and columns, seen from above. */
export function tiles(emoji: string, columns: 2 | 3): readonly Cast[] {
  const step = columns === 2 ? 440 : 300
  const middle = (columns - 1) / 2
  return Array.from({ length: columns * columns }, (_, index) => ({
    emoji,
    x: ((index % columns) - middle) * step,
    y: (Math.floor(index / columns) - middle) * step,
    size: step * 0.86,
    lies: true,
  }))
}

/** The same things in another colour. */
export function toned(tone: Tone, casts: readonly Cast[]): readonly Cast[] {
  return casts.map((cast) => ({ ...cast, tone }))
}
