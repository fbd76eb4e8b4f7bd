import type { CanvasTexture, MeshPhysicalMaterialParameters } from 'three'
import { DoubleSide, MeshPhysicalMaterial } from 'three'
import type { Surface } from '../../src/body.types.ts'
import type { Finish, Hex } from '../../src/finish.types.ts'
import { drawField, noiseAt, stretchedAt } from './canvas.ts'

const FINISHES = {
  matte: () => ({ roughness: 0.62 }),
  satin: () => ({ roughness: 0.36, clearcoat: 0.2, clearcoatRoughness: 0.4 }),
  gloss: () => ({ roughness: 0.2, clearcoat: 1, clearcoatRoughness: 0.06 }),
  glass: () => ({
    roughness: 0.05,
    clearcoat: 1,
    transparent: true,
    opacity: 0.16,
    depthWrite: false,
  }),
  frosted: () => ({ roughness: 0.42, transparent: true, opacity: 0.72, clearcoat: 0.15 }),
  metal: () => ({ roughness: 0.22, metalness: 1 }),
  brushed: () => ({ roughness: 0.42, metalness: 0.9 }),
  ceramic: () => ({ roughness: 0.5, clearcoat: 0.25, clearcoatRoughness: 0.45 }),
  glaze: () => ({ roughness: 0.18, clearcoat: 0.9, clearcoatRoughness: 0.12 }),
  paper: () => ({ roughness: 0.86 }),
  wood: () => ({ roughness: 0.58, map: once('wood', woodMap) }),
  fabric: () => ({ ...woven('fabric', plainBump), bumpScale: 1.2 }),
  terry: () => ({ ...woven('terry', terryBump), bumpScale: 3 }),
  knit: () => ({ ...woven('knit', knitBump), bumpScale: 5 }),
  soap: () => ({ roughness: 0.48, clearcoat: 0.3, clearcoatRoughness: 0.5 }),
  wax: () => ({ roughness: 0.5, sheen: 0.4, sheenRoughness: 0.6 }),
  speckle: () => ({ roughness: 0.55, map: once('speckle', speckleMap), clearcoat: 0.2 }),
} satisfies Record<Finish, () => MeshPhysicalMaterialParameters>

const textures = new Map<string, CanvasTexture>()

/** Textures are drawn once for a page and shared. */
export function once(name: string, draw: () => CanvasTexture): CanvasTexture {
  const known = textures.get(name) ?? draw()
  textures.set(name, known)
  return known
}

export function isShared(texture: object): boolean {
  return [...textures.values()].some((shared) => shared === texture)
}

function woven(name: string, draw: () => CanvasTexture): MeshPhysicalMaterialParameters {
  return { roughness: 0.95, sheen: 0.5, sheenRoughness: 0.8, bumpMap: once(name, draw) }
}

/** Makes the material of a surface. */
export function materialOf({ color, finish }: Surface): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({ color, ...FINISHES[finish]() })
  if (finish === 'glass') clear(material)
  if (finish === 'wood') material.userData['isGrained'] = true
  return material
}

export function plain(color: Hex, finish: Finish = 'matte'): MeshPhysicalMaterial {
  return materialOf({ color, finish })
}

/** Glass is denser at its rim and where it shines; refraction would need another pass of the whole scene. */
function clear(material: MeshPhysicalMaterial): void {
  material.side = DoubleSide
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float rim = pow(1.0 - abs(dot(normal, normalize(vViewPosition))), 2.5);
      float shine = max(totalSpecular.r, max(totalSpecular.g, totalSpecular.b));
      diffuseColor.a = clamp(diffuseColor.a + rim * 0.5 + shine, 0.0, 1.0);
      #include <opaque_fragment>`,
    )
  }
}

/** Rings of different widths that go along x, and long fibres between them. */
function woodMap(): CanvasTexture {
  return drawField(true, (x, y, random) => {
    const bend = noiseAt(x, y, 2) * 0.16 + stretchedAt(x, y, 6) * 1.4
    const ring = (y * 5 + bend) % 1
    const late = ring < 0.8 ? ring / 0.8 : (1 - ring) / 0.2
    const fibre = stretchedAt(x, y, 96)
    const value = 0.98 - 0.17 * late ** 3 - 0.1 * fibre + 0.012 * random()
    return [value, value * 0.985, value * 0.955]
  })
}

function speckleMap(): CanvasTexture {
  return drawField(true, (x, y, random) => {
    const grain = noiseAt(x, y, 96) > 0.86 && random() > 0.25 ? 0.66 : 0.96
    const value = grain + 0.03 * random()
    return [value, value * 0.985, value * 0.96]
  })
}

function grey(value: number): readonly [number, number, number] {
  return [value, value, value]
}

function plainBump(): CanvasTexture {
  return drawField(false, (x, y) => {
    const [warp, weft] = [Math.sin(x * Math.PI * 192), Math.sin(y * Math.PI * 192)]
    return grey(0.5 + 0.22 * warp * weft + 0.2 * (noiseAt(x, y, 24) - 0.5))
  })
}

function terryBump(): CanvasTexture {
  return drawField(false, (x, y, random) =>
    grey(0.25 + 0.5 * noiseAt(x, y, 128) + 0.2 * random() + 0.1 * noiseAt(x, y, 16)),
  )
}

function knitBump(): CanvasTexture {
  return drawField(false, (x, y) => {
    const column = (x * 24) % 1
    const slant = column < 0.5 ? column : 1 - column
    const row = (y * 32 + slant * 1.4) % 1
    const round = Math.sin(row * Math.PI) * Math.sin(((column * 2) % 1) * Math.PI)
    return grey(0.1 + 0.85 * Math.max(0, round))
  })
}
