import '@fontsource/gowun-batang/400.css'
import '@fontsource/gowun-batang/700.css'
import '@fontsource/nanum-myeongjo/800.css'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import { Group, MathUtils } from 'three'
import type { Label } from '../src/finish.types.ts'
import type { Placed, Shot } from '../src/recipe.types.ts'
import { buildBody } from './bodies/bodies.ts'
import { loadDrawing } from './bodies/drawing.ts'
import { fontsOf } from './scene/label.ts'
import { createStudio } from './scene/studio.ts'

declare global {
  // The page is driven from outside through this one function.
  var takePicture: (shot: Shot) => Promise<string>
}

const studio = createStudio()

globalThis.takePicture = async (shot) => {
  const all = [...shot.things, ...shot.beside]
  await Promise.all(all.map(prepare))
  const goods = new Group()
  goods.add(...shot.things.map(place))
  const everything = new Group()
  everything.add(goods, ...shot.beside.map(place))
  const [first = goods] = goods.children
  return studio.take(shot, { all: everything, goods, first }).toDataURL('image/png')
}

async function prepare({ body }: Placed): Promise<void> {
  if (body.kind === 'drawing') await loadDrawing(body.name)
  if (body.kind === 'bar') await document.fonts.load('700 40px "Gowun Batang"', body.stamp)
  const label: Label | undefined = 'label' in body ? body.label : undefined
  if (label === undefined) return
  await Promise.all(fontsOf(label).map(([font, text]) => document.fonts.load(font, text)))
}

function place({ body, x = 0, y = 0, z = 0, turn = 0, lean = 0 }: Placed): Group {
  const tilted = new Group()
  tilted.add(buildBody(body))
  tilted.rotation.x = -MathUtils.degToRad(lean)
  const placed = new Group()
  placed.add(tilted)
  placed.rotation.y = MathUtils.degToRad(turn)
  placed.position.set(x, y, z)
  return placed
}
