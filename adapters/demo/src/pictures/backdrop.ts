import type { Tint } from './tints.ts'

/** Backdrop of a picture: a plain seamless sweep, a plinth, a niche, a lit window, a table, or a view from above. */
export type Stage = 'sweep' | 'podium' | 'arch' | 'window' | 'table' | 'above'

type Canvas = { readonly width: number; readonly height: number }

/** The height of the ground under what stands, as a share of the canvas. */
export const GROUND = {
  sweep: 0.81,
  podium: 0.775,
  arch: 0.82,
  window: 0.81,
  table: 0.815,
  above: 0.5,
} as const satisfies Record<Stage, number>

/** Share by which things that are low may be raised towards the middle, as a share of the canvas. */
export const LIFT = {
  sweep: 0.09,
  podium: 0,
  arch: 0.05,
  window: 0.09,
  table: 0.06,
  above: 0,
} as const satisfies Record<Stage, number>

const HORIZON = 0.66

/** Draws an empty stage as SVG. */
export function backdropSvg(stage: Stage, tint: Tint, { width, height }: Canvas): string {
  const body = [
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>`,
    ...FURNITURE[stage](tint, { width, height }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${gradients(tint)}</defs>${body.join('')}</svg>`
}

/** Opacity of the light along the window's bands, from the upper left corner to the lower right one. */
const LIGHT = [
  [0.3, 0],
  [0.38, 0.5],
  [0.54, 0.5],
  [0.6, 0],
  [0.64, 0],
  [0.7, 0.45],
  [0.86, 0.45],
  [0.94, 0],
] as const

const FURNITURE: Record<Stage, (tint: Tint, canvas: Canvas) => readonly string[]> = {
  sweep: (_, canvas) => floor(canvas),
  podium: (tint, canvas) => [...floor(canvas), ...podium(tint, canvas)],
  arch: (_, canvas) => [arch(canvas), ...floor(canvas)],
  window: (_, canvas) => [...floor(canvas), windowLight(canvas)],
  table: (_, canvas) => table(canvas),
  above: (_, canvas) => [windowLight(canvas)],
}

function floor({ width, height }: Canvas): readonly string[] {
  const horizon = height * HORIZON
  return [
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#floor)"/>`,
    `<rect y="${horizon - height * 0.09}" width="${width}" height="${height * 0.18}" fill="url(#seam)"/>`,
  ]
}

function podium(tint: Tint, { width, height }: Canvas): readonly string[] {
  const [x, y, rx, ry, tall] = [
    width / 2,
    height * 0.78,
    height * 0.34,
    height * 0.075,
    height * 0.075,
  ]
  return [
    `<ellipse cx="${x}" cy="${y + tall + ry * 0.5}" rx="${rx * 1.1}" ry="${ry}" fill="${tint.shade}" opacity=".2" filter="url(#soft)"/>`,
    `<path d="M${x - rx} ${y}v${tall}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-tall}z" fill="url(#side)"/>`,
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#cap)"/>`,
  ]
}

function arch({ width, height }: Canvas): string {
  const [half, shoulder, bottom] = [height * 0.29, height * 0.43, height * HORIZON]
  return `<path d="M${width / 2 - half} ${bottom}V${shoulder}a${half} ${half} 0 0 1 ${half * 2} 0V${bottom}z" fill="url(#niche)"/>`
}

/** Light through a window: two slanting bands with soft edges. */
function windowLight({ width, height }: Canvas): string {
  return `<rect width="${width}" height="${height}" fill="url(#light)"/>`
}

function table({ width, height }: Canvas): readonly string[] {
  const edge = height * 0.68
  const grain = [0.09, 0.24, 0.43, 0.66, 0.86].map(
    (share) =>
      `<rect y="${edge + (height - edge) * share}" width="${width}" height="${2 + share * 4}" fill="#8a5f38" opacity=".09"/>`,
  )
  return [
    `<rect y="${edge}" width="${width}" height="${height - edge}" fill="url(#oak)"/>`,
    ...grain,
    `<rect y="${edge}" width="${width}" height="5" fill="#fff" opacity=".35"/>`,
  ]
}

function gradients(tint: Tint): string {
  return [
    `<radialGradient id="wall" cx=".32" cy=".2" r="1.05">${stop(0, tint.wallLight)}${stop(1, tint.wall)}</radialGradient>`,
    `<linearGradient id="floor" x2="0" y2="1">${stop(0, tint.floor)}${stop(0.3, tint.floorLight)}${stop(1, tint.wall)}</linearGradient>`,
    `<linearGradient id="seam" x2="0" y2="1">${stop(0, tint.floor, 0)}${stop(0.5, tint.floor, 0.6)}${stop(1, tint.floorLight, 0)}</linearGradient>`,
    `<linearGradient id="side">${stop(0, tint.wall)}${stop(0.3, tint.wallLight)}${stop(1, tint.floor)}</linearGradient>`,
    `<linearGradient id="cap" x2="1" y2="1">${stop(0, tint.wallLight)}${stop(1, tint.floorLight)}</linearGradient>`,
    `<linearGradient id="niche" x2="1" y2="1">${stop(0, tint.floor)}${stop(1, tint.wallLight)}</linearGradient>`,
    `<linearGradient id="oak" x2="0" y2="1">${stop(0, '#cfa377')}${stop(0.35, '#deb78d')}${stop(1, '#d1a678')}</linearGradient>`,
    `<linearGradient id="light" x2=".9" y2=".45">${LIGHT.map(([offset, opacity]) => stop(offset, tint.wallLight, opacity)).join('')}</linearGradient>`,
    `<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="22"/></filter>`,
  ].join('')
}

function stop(offset: number, color: string, opacity = 1): string {
  return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`
}
