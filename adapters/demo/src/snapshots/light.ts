import { between, type SnapshotRecipe } from './recipe.ts'

/** Light is soft, so that it is drawn small and enlarged. */
const LIGHT_SCALE = 8

type Roll = () => number
type Size = { readonly width: number; readonly height: number }

const BLIND_COUNT = 7
const LEAF_COUNT = 9

/** Four panes of a window, on a floor that is a little oblique. */
function windowPanes(roll: Roll, { width, height }: Size): string {
  const turn = `skewX(${between(roll, -24, 24)}) rotate(${between(roll, -8, 8)})`
  const left = between(roll, 0.02, 0.25) * width
  const top = between(roll, -0.1, 0.12) * height
  const pane = {
    width: between(roll, 0.26, 0.36) * width,
    height: between(roll, 0.36, 0.5) * height,
  }
  const bar = width * 0.045
  const panes = [0, 1, 2, 3].map((place) => {
    const x = left + (place % 2) * (pane.width + bar)
    const y = top + Math.floor(place / 2) * (pane.height + bar)
    return `<rect x="${x}" y="${y}" width="${pane.width}" height="${pane.height}"/>`
  })
  return `<g fill="#fff" transform="${turn}" filter="url(#soft)">${panes.join('')}</g>`
}

/** Stripes between the slats of a blind. */
function blindStripes(roll: Roll, { width, height }: Size): string {
  const step = (height * 1.5) / BLIND_COUNT
  const angle = between(roll, 10, 28) * (roll() < 0.5 ? -1 : 1)
  const stripes = Array.from({ length: BLIND_COUNT }, (_, place) => {
    const y = place * step - height / 4
    return `<rect x="${-0.4 * width}" y="${y}" width="${1.8 * width}" height="${step * 0.56}"/>`
  })
  const turn = `rotate(${angle} ${width / 2} ${height / 2})`
  return `<g fill="#fff" transform="${turn}" filter="url(#soft)">${stripes.join('')}</g>`
}

/** Shadow of a palm leaf that reaches in from one side. */
function leafShadows(roll: Roll, { width, height }: Size, shade: string): string {
  const isLeft = roll() < 0.5
  const [x, y] = [isLeft ? -0.02 * width : 1.02 * width, between(roll, -0.05, 0.3) * height]
  const leaves = Array.from({ length: LEAF_COUNT }, (_, place) => {
    const angle = (isLeft ? -50 : 130) + place * 17 + between(roll, -6, 6)
    const length = between(roll, 0.45, 0.75) * Math.max(width, height)
    const turn = `translate(${x} ${y}) rotate(${angle})`
    return `<ellipse cx="${length / 2}" rx="${length / 2}" ry="${length * 0.055}" transform="${turn}"/>`
  })
  return `<rect width="100%" height="100%" fill="#fff"/><g fill="${shade}" filter="url(#soft)">${leaves.join('')}</g>`
}

const grey = (level: number) => `rgb(${level},${level},${level + 8})`

function shadows({ light, roll }: SnapshotRecipe, size: Size): string {
  const ground = (level: number) => `<rect width="100%" height="100%" fill="${grey(level)}"/>`
  switch (light) {
    case 'window':
      return ground(160) + windowPanes(roll, size)
    case 'blinds':
      return ground(180) + blindStripes(roll, size)
    case 'leaves':
      return leafShadows(roll, size, grey(158))
    case 'flash':
    case 'lamp':
    case 'overcast':
      return '<rect width="100%" height="100%" fill="#fff"/>'
  }
}

/** Brightness at the edges of a picture, of 255: a flash does not reach far. */
const EDGE_LEVELS: Readonly<Record<SnapshotRecipe['light'], number>> = {
  window: 176,
  blinds: 176,
  leaves: 182,
  lamp: 138,
  flash: 112,
  overcast: 188,
}

/** The light that a recipe's picture is multiplied by, as a small SVG: window light, or a lamp, and darker edges. */
export function lightOf(recipe: SnapshotRecipe): string {
  const { light, roll } = recipe
  const size = { width: recipe.width / LIGHT_SCALE, height: recipe.height / LIGHT_SCALE }
  const softness = between(roll, 8, 16) / LIGHT_SCALE
  const centre = `cx="${between(roll, 30, 70)}%" cy="${between(roll, 20, 55)}%" r="90%"`
  const inner = light === 'flash' ? 28 : 22
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs>
    <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${softness}"/></filter>
    <radialGradient id="edges" ${centre}><stop offset="${inner}%" stop-color="#000" stop-opacity="0"/>
    <stop offset="100%" stop-color="#000" stop-opacity="${1 - EDGE_LEVELS[light] / 255}"/></radialGradient></defs>
    ${shadows(recipe, size)}<rect width="100%" height="100%" fill="url(#edges)"/></svg>`
}
