import { Group } from 'three'
import type { Gadget } from '../../src/gear.types.ts'
import { materialOf, plain } from '../scene/material.ts'
import { word } from './parts.print.ts'
import { block, disc, put } from './parts.ts'

/** The widths of 87 keys in rows, in units of one key; what is negative is a gap. */
const ROWS: readonly (readonly number[])[] = [
  [1, -1, 1, 1, 1, 1, -0.5, 1, 1, 1, 1, -0.5, 1, 1, 1, 1, -0.25, 1, 1, 1],
  [...Array.from({ length: 13 }, () => 1), 2, -0.25, 1, 1, 1],
  [1.5, ...Array.from({ length: 12 }, () => 1), 1.5, -0.25, 1, 1, 1],
  [1.75, ...Array.from({ length: 11 }, () => 1), 2.25],
  [2.25, ...Array.from({ length: 10 }, () => 1), 2.75, -1.25, 1],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25, -0.25, 1, 1, 1],
]

const UNITS = 18.25

const LETTERS = ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', 'ㅋㅌㅊㅍㅠㅜㅡ']

/** A keyboard without a pad of digits; its letters are printed on the front of the caps. */
export function keys({ size, surface, accent, label }: Gadget): Group {
  const group = new Group()
  const [tall, deep] = [size * 0.05, size * 0.39]
  group.add(block([size, tall, deep], materialOf(surface), { corner: 1, edge: 0.5 }))
  group.add(
    put(block([size * 0.975, 0.3, deep * 0.93], plain('#4c5157'), { corner: 0.6, edge: 0.05 }), [
      0,
      tall - 0.2,
      0,
    ]),
  )
  const unit = (size * 0.962) / UNITS
  const [cap, other, blue] = [materialOf(surface), materialOf(accent), plain('#2f6bff', 'satin')]
  const high = unit * 0.5
  for (const { row, index, x, width, letter } of placed()) {
    const isOther = width !== 1 && width < 6
    const material = row === 0 && index === 0 ? blue : isOther ? other : cap
    const z = (row - 2.5) * unit + (row === 0 ? -unit * 0.24 : unit * 0.04)
    const rounding = { corner: 0.35, edge: 0.22 }
    const key = block([width * unit - 0.22, high, unit - 0.22], material, rounding)
    group.add(put(key, [x * unit, tall, z]))
    if (label === undefined || letter === undefined) continue
    const print = word(letter, [0.62, 0.62], '#5c6268')
    group.add(put(print, [x * unit, tall + high * 0.5, z + unit / 2 - 0.08]))
  }
  group.add(
    put(disc([size * 0.012, 0.05], plain('#2f6bff', 'gloss')), [
      size * 0.36,
      tall + 0.1,
      -deep * 0.44,
    ]),
  )
  return group
}

type Key = {
  readonly row: number
  readonly index: number
  readonly x: number
  readonly width: number
  readonly letter: string | undefined
}

/** Every key with its middle, and the letter on it. */
function placed(): readonly Key[] {
  return ROWS.flatMap((widths, row) => {
    let x = -UNITS / 2
    const letters = (LETTERS[row - 2] ?? '').split('')
    return widths.flatMap((width, index) => {
      x += Math.abs(width)
      if (width < 0) return []
      const letter = width === 1 ? letters.shift() : undefined
      return [{ row, index, x: x - width / 2, width, letter }]
    })
  })
}
