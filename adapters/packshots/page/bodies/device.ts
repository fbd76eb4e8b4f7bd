import { BoxGeometry, CircleGeometry, CylinderGeometry, Group, PlaneGeometry } from 'three'
import type { Device } from '../../src/body.types.ts'
import { drawLabel } from '../scene/label.ts'
import { materialOf, plain } from '../scene/material.ts'
import { mesh, printed, slab } from '../scene/shape.ts'

/** Builds a rounded device that lies, or stands as a speaker and a monitor do. */
export function buildDevice(device: Device): Group {
  const group = PROFILES[device.profile](device)
  const { label, width, height, depth, profile } = device
  if (label !== undefined && profile !== 'monitor' && profile !== 'keyboard') {
    const [w, h] = profile === 'speaker' ? [width * 0.3, height * 0.12] : [width * 0.6, depth * 0.6]
    const print = mesh(new PlaneGeometry(w, h), printed(drawLabel(label, w, h), false))
    print.castShadow = false
    if (profile === 'speaker') print.position.set(0, height * 0.14, depth / 2 + 0.02)
    else {
      print.rotation.x = -Math.PI / 2
      print.position.y = height + 0.02
    }
    group.add(print)
  }
  return group
}

const PROFILES: Record<Device['profile'], (device: Device) => Group> = {
  powerbank,
  speaker,
  keyboard,
  monitor,
}

function powerbank({ width, height, depth, surface, accent }: Device): Group {
  const group = new Group()
  group.add(
    mesh(
      slab({ width, height, depth }, { corner: Math.min(width, depth) * 0.16, edge: height * 0.3 }),
      materialOf(surface),
    ),
  )
  const port = mesh(new BoxGeometry(0.9, height * 0.22, 0.1), plain('#1c1b1a'))
  port.position.set(-width * 0.12, height / 2, depth / 2)
  group.add(port)
  for (let light = 0; light < 4; light += 1) {
    const dot = mesh(new CylinderGeometry(0.09, 0.09, 0.08, 16), materialOf(accent))
    dot.rotation.x = Math.PI / 2
    dot.position.set(width * 0.16 + light * 0.4, height / 2, depth / 2)
    group.add(dot)
  }
  return group
}

/** Stands upright with a cloth front and two knobs on top. */
function speaker({ width, height, depth, surface, accent }: Device): Group {
  const group = new Group()
  const corner = Math.min(width, depth) * 0.14
  const body = mesh(
    slab({ width, height, depth }, { corner, edge: corner * 0.3 }),
    materialOf(surface),
  )
  const front = mesh(
    slab({ width: width * 0.9, height: depth * 0.04, depth: height * 0.9 }, { corner, edge: 0.04 }),
    materialOf(accent),
  )
  front.rotation.x = Math.PI / 2
  front.position.set(0, height / 2, depth / 2 - depth * 0.02)
  group.add(body, front)
  return group
}

function keyboard({ width, height, depth, surface, accent }: Device): Group {
  const group = new Group()
  group.add(
    mesh(
      slab({ width, height: height * 0.55, depth }, { corner: 0.8, edge: 0.25 }),
      materialOf(surface),
    ),
  )
  const [columns, rows] = [15, 5]
  const pitch = Math.min((width * 0.95) / columns, (depth * 0.88) / rows)
  const [letter, special] = [materialOf(surface), materialOf(accent)]
  const cap = slab(
    { width: pitch * 0.88, height: height * 0.42, depth: pitch * 0.88 },
    { corner: 0.25, edge: 0.12 },
  )
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isSpace = row === 4 && column > 3 && column < 10
      if (isSpace && column !== 4) continue
      const wide = isSpace
        ? slab(
            { width: pitch * 5.88, height: height * 0.42, depth: pitch * 0.88 },
            { corner: 0.25, edge: 0.12 },
          )
        : cap
      const key = mesh(
        wide,
        column === 0 || column === columns - 1 || (row === 4 && !isSpace) ? special : letter,
      )
      key.position.set(
        (column - (columns - 1) / 2 + (isSpace ? 2.5 : 0)) * pitch,
        height * 0.52,
        (row - (rows - 1) / 2) * pitch,
      )
      group.add(key)
    }
  }
  return group
}

function monitor({ width, height, depth, surface, accent }: Device): Group {
  const group = new Group()
  const tall = height * 0.78
  const panel = mesh(
    slab({ width, height: depth * 0.1, depth: tall }, { corner: 0.8, edge: 0.2 }),
    materialOf(surface),
  )
  panel.rotation.x = Math.PI / 2
  panel.position.set(0, height - tall / 2, 0)
  const screen = mesh(new PlaneGeometry(width * 0.965, tall * 0.94), materialOf(accent))
  screen.position.set(0, height - tall / 2, depth * 0.1 + 0.02)
  const stem = mesh(new BoxGeometry(width * 0.07, height * 0.4, depth * 0.12), materialOf(surface))
  stem.position.set(0, height * 0.2, -depth * 0.02)
  const foot = mesh(
    new CylinderGeometry(width * 0.17, width * 0.17, height * 0.02, 64),
    materialOf(surface),
  )
  foot.position.y = height * 0.01
  const led = mesh(new CircleGeometry(0.12, 16), plain('#e8f2e4'), 0)
  led.position.set(width * 0.45, height - tall + tall * 0.015, depth * 0.1 + 0.04)
  group.add(panel, screen, stem, foot, led)
  return group
}
