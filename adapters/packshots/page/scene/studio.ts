import type { Object3D } from 'three'
import {
  AdditiveBlending,
  FloatType,
  HalfFloatType,
  Mesh,
  MeshPhysicalMaterial,
  NeutralToneMapping,
  NoBlending,
  OrthographicCamera,
  BasicShadowMap,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  Texture,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js'
import type { Shot } from '../../src/recipe.types.ts'
import type { Subject } from './camera.ts'
import { frame, normalise } from './camera.ts'
import { backColor, createGround } from './ground.ts'
import { createRig, PASSES } from './light.ts'
import { isShared } from './material.ts'

const EXPOSURE = 0.95
const AMBIENT = 0.36

const VERTEX =
  'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'
const ADD =
  'uniform sampler2D map; uniform float share; varying vec2 at; void main() { gl_FragColor = vec4(min(texture2D(map, at).rgb, 8.0) * share, 1.0); }'
const SHOW = `uniform sampler2D map; varying vec2 at; void main() {
  gl_FragColor = vec4(texture2D(map, at).rgb, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453);
  gl_FragColor.rgb += (grain - 0.5) / 128.0;
}`

export type Studio = { readonly take: (shot: Shot, subject: Subject) => HTMLCanvasElement }

/** A renderer that takes pictures as the mean of many passes, summed as light and not as colours. */
export function createStudio(): Studio {
  const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = BasicShadowMap
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = EXPOSURE
  document.body.append(renderer.domElement)
  const room = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.03).texture
  const rig = createRig()
  const take = (shot: Shot, subject: Subject): HTMLCanvasElement => {
    const scene = new Scene()
    normalise(subject, shot.camera)
    letShine(subject.all, room)
    scene.environment = room
    scene.environmentIntensity = AMBIENT
    scene.background = backColor(shot.ground)
    scene.add(createGround(shot.ground), subject.all, rig.group)
    renderer.setSize(shot.width, shot.height)
    const eye = frame(subject, shot)
    sum(renderer, shot, (pass) => {
      rig.aim(pass)
      shareShadows(subject.all, (pass + 0.5) / PASSES)
      const [x, y] = [((pass * 0.618_034) % 1) - 0.5, (pass + 0.5) / PASSES - 0.5]
      eye.setViewOffset(shot.width, shot.height, x, y, shot.width, shot.height)
      renderer.render(scene, eye)
    })
    release(scene, rig.group)
    return renderer.domElement
  }
  return { take }
}

/** Metal and glass are seen by what they reflect, so the room is brighter for them than for what it lights. */
function letShine(things: Object3D, room: Texture): void {
  things.traverse((object) => {
    const { material } = object as Partial<Mesh>
    if (!(material instanceof MeshPhysicalMaterial)) return
    if (material.metalness < 0.5 && !material.transparent) return
    material.envMap = room
    material.envMapIntensity = material.metalness < 0.5 ? 0.7 : 1.3
  })
}

/** Frees what one picture took; textures that are shared stay. */
function release(scene: Scene, rig: Object3D): void {
  scene.remove(rig)
  scene.traverse((object) => {
    const { geometry, material } = object as Partial<Mesh>
    geometry?.dispose()
    for (const one of material === undefined ? [] : [material].flat()) {
      const map: unknown = 'map' in one ? one.map : null
      if (map instanceof Texture && !isShared(map)) map.dispose()
      one.dispose()
    }
  })
}

/** Glass casts its shadow in a share of the passes only, because light shines through it. */
function shareShadows(things: Object3D, share: number): void {
  things.traverse((object) => {
    const shadow = object.userData['shadow'] as number | undefined
    if (shadow !== undefined && shadow < 1) object.castShadow = share < shadow
  })
}

function sum(renderer: WebGLRenderer, shot: Shot, render: (pass: number) => void): void {
  const one = new WebGLRenderTarget(shot.width, shot.height, { type: HalfFloatType })
  const all = new WebGLRenderTarget(shot.width, shot.height, {
    type: FloatType,
    depthBuffer: false,
  })
  const add = quad(ADD, one)
  const show = quad(SHOW, all)
  add.material.blending = AdditiveBlending
  const gl = renderer.getContext()
  renderer.setRenderTarget(all)
  renderer.clear()
  for (let pass = 0; pass < PASSES; pass += 1) {
    renderer.setRenderTarget(one)
    render(pass)
    // The software renderer works in parallel: without a wait, the sum may read a pass that is half drawn.
    gl.finish()
    renderer.setRenderTarget(all)
    renderer.autoClear = false
    renderer.render(add.scene, add.camera)
    renderer.autoClear = true
    gl.finish()
  }
  renderer.setRenderTarget(null)
  renderer.render(show.scene, show.camera)
  one.dispose()
  all.dispose()
  add.material.dispose()
  show.material.dispose()
}

function quad(fragmentShader: string, { texture }: WebGLRenderTarget) {
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader,
    uniforms: { map: { value: texture }, share: { value: 1 / PASSES } },
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })
  const scene = new Scene()
  scene.add(new Mesh(new PlaneGeometry(2, 2), material))
  return { material, scene, camera: new OrthographicCamera() }
}
