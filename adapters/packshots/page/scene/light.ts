import { DirectionalLight, Group, Vector3 } from 'three'

/** The passes whose mean is the picture; each has its own place of the lamps and its own shift of the pixels. */
export const PASSES = 10

const GOLDEN = 2.399_963
const TURN = 1.324_717_957

export type Rig = {
  readonly group: Group
  /** Moves the lamps to where they are in one of the passes. */
  readonly aim: (pass: number) => void
}

/**
 * A large soft key lamp from the left above, and a dome that lights from another direction in every pass: the mean of its
 * hard shadows is the soft darkness where things touch the ground and each other.
 */
export function createRig(): Rig {
  const key = lamp('#fff1e0', 2.7, 768)
  const dome = lamp('#f4f6ff', 1.35, 512)
  const group = new Group()
  group.add(key, key.target, dome, dome.target)
  const aim = (pass: number): void => {
    const share = (pass + 0.5) / PASSES
    const spread = Math.sqrt(share) * 1.5
    const angle = pass * GOLDEN
    key.position.set(
      -5.4 + Math.cos(angle) * spread * 0.6,
      6.2 + Math.sin(angle) * spread * 0.8,
      2.2 + Math.sin(angle) * spread,
    )
    dome.position.copy(domeAt((pass * 0.754_877_666) % 1, (pass * TURN) % 1))
  }
  return { group, aim }
}

/** A direction of the sky, denser towards its middle as the cosine of light wants it. */
function domeAt(first: number, second: number): Vector3 {
  const radius = Math.sqrt(first) * 0.95
  const angle = second * Math.PI * 2
  const up = Math.sqrt(1 - radius * radius)
  return new Vector3(radius * Math.cos(angle), up, radius * Math.sin(angle)).multiplyScalar(9)
}

function lamp(color: string, intensity: number, size: number): DirectionalLight {
  const light = new DirectionalLight(color, intensity)
  light.castShadow = true
  light.shadow.mapSize.set(size, size)
  // A coarser map needs a wider gap, or a surface shades itself in spots.
  light.shadow.bias = -1.3 / size
  light.shadow.normalBias = 10 / size
  light.shadow.radius = 1
  const { camera } = light.shadow
  Object.assign(camera, { left: -2.6, right: 2.6, top: 2.6, bottom: -2.6, near: 0.1, far: 22 })
  light.target.position.set(0, 0.6, 0)
  return light
}
