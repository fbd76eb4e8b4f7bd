import type { Shoe } from '../../src/wear.types.ts'
import type { Along, Last, Panel } from './shoe.last.ts'
import { path } from './shoe.last.ts'

/** A way to make a shoe: its last, the parts painted on its upper, and what is mounted on it. */
export type Make = {
  readonly last: Last
  readonly panels: readonly Panel[]
  /** Pairs of eyelets, and whether they are tied. */
  readonly laces: number
  readonly hasBow?: true
  readonly welt: number
  /** The share of the length that the heel takes, below a sole that is thinner than it. */
  readonly heel?: number
  readonly lugs?: true
  readonly tongue?: number
}

const FLAT_UNDER: Along = path('0,0.5 0.12,0 0.72,0 1,1.5')

function heeled(high: number): Along {
  return [
    [0, high],
    [0.26, high],
    [0.56, 0.15],
    [0.74, 0],
    [1, 0.9],
  ]
}

function above(under: Along, thick: number): Along {
  return under.map(([share, value]) => [share, value + thick] as const)
}

type Colors = {
  readonly main: string
  readonly dark: string
  readonly trim: string
  readonly sole: string
}

function cap(from: number, color: string, line?: string): Panel {
  return {
    points: [
      [from, 0],
      [from + 0.03, 0.5],
      [from + 0.01, 1],
      [1, 1],
      [1, 0],
    ],
    color,
    ...(line === undefined ? {} : { line }),
  }
}

function counter(to: number, color: string, line?: string): Panel {
  return {
    points: [
      [0, 1],
      [to, 1],
      [to - 0.05, 0.78],
      [0.04, 0.6],
      [0, 0.6],
    ],
    color,
    ...(line === undefined ? {} : { line }),
  }
}

function facing(open: number, color: string, line: string): Panel {
  return {
    points: [
      [open - 0.06, 0.52],
      [open + 0.24, 0.16],
      [open + 0.25, 0.36],
      [open + 0.08, 0.7],
      [open - 0.08, 0.72],
    ],
    color,
    line,
  }
}

const RUNNING: Last = {
  top: path('0,7.4 0.1,6.4 0.36,7.2 0.46,7.6 0.62,5.8 0.8,4.2 0.94,3.4 1,2.6'),
  rim: path('0,7.4 0.08,6.8 0.22,5 0.38,6.6 0.5,7'),
  open: 0.46,
  sole: path('0,3.9 0.3,3.3 0.7,2.3 1,2.4'),
  under: FLAT_UNDER,
  toe: 0.2,
  wide: 1.04,
}

function running({ dark, trim }: Colors): Make {
  return {
    last: RUNNING,
    welt: 0.55,
    laces: 5,
    hasBow: true,
    tongue: 3.4,
    panels: [
      counter(0.2, dark),
      cap(0.9, dark),
      {
        points: path('0.3,1 0.4,1 0.62,0.5 0.56,0.5'),
        color: trim,
      },
      {
        points: path('0.44,1 0.52,1 0.68,0.56 0.62,0.54'),
        color: trim,
      },
      facing(0.44, dark, trim),
    ],
  }
}

function derby({ main, dark, trim }: Colors): Make {
  const under = heeled(2.2)
  return {
    last: {
      top: path('0,6 0.2,5.4 0.4,6.4 0.52,6 0.66,4.6 0.82,3.6 1,2.4'),
      rim: path('0,6 0.1,5.6 0.26,4.6 0.42,6'),
      open: 0.42,
      under,
      sole: above(under, 1),
      toe: 0.24,
      wide: 0.9,
    },
    welt: 0.5,
    heel: 0.27,
    laces: 5,
    hasBow: true,
    panels: [
      cap(0.8, dark, trim),
      counter(0.2, main, trim),
      {
        points: path('0.3,1 0.34,0.6 0.42,0.28 0.64,0.13 0.66,0.3 0.58,0.62 0.52,1'),
        color: main,
        line: trim,
      },
    ],
  }
}

function hiking({ dark, trim, sole: rubber }: Colors): Make {
  return {
    last: {
      ...RUNNING,
      top: path('0,12 0.2,12 0.4,12.6 0.5,9.4 0.62,6.8 0.8,4.8 1,3'),
      rim: path('0,12.4 0.2,11.2 0.42,12.2'),
      open: 0.44,
      sole: path('0,3.6 0.3,3.2 0.7,2.7 1,3.2'),
    },
    welt: 0.6,
    laces: 7,
    hasBow: true,
    lugs: true,
    tongue: 2.4,
    panels: [
      counter(0.24, rubber),
      cap(0.86, rubber),
      {
        points: path('0.24,1 0.86,1 0.84,0.86 0.26,0.82'),
        color: dark,
      },
      {
        points: path('0.03,0.56 0.34,0.56 0.32,0.66 0.03,0.66'),
        color: dark,
        line: trim,
      },
      facing(0.4, dark, trim),
    ],
  }
}

function flat(): Make {
  const under = heeled(0.5)
  return {
    last: {
      top: path('0,4.6 0.2,3.8 0.6,3 0.76,2.9 0.9,2.4 1,1.8'),
      rim: path('0,4.6 0.12,3.8 0.4,2.4 0.7,2.2 0.8,2.4'),
      open: 0.8,
      under,
      sole: above(under, 0.7),
      toe: 0.26,
      wide: 0.92,
    },
    welt: 0.16,
    laces: 0,
    panels: [],
  }
}

function ankle({ dark, trim }: Colors): Make {
  const under = heeled(5.2)
  return {
    last: {
      top: path('0,12.4 0.3,12.4 0.42,11.4 0.5,8.4 0.6,6.4 0.8,4.4 1,2.8'),
      rim: path('0,12.6 0.2,12.2 0.44,12.2'),
      open: 0.44,
      under,
      sole: above(under, 1.1),
      toe: 0.26,
      wide: 0.95,
    },
    welt: 0.25,
    heel: 0.3,
    laces: 0,
    panels: [
      {
        points: path('0.3,1 0.26,0.56 0.28,0.56 0.33,1'),
        color: dark,
        line: trim,
      },
      counter(0.2, dark),
    ],
  }
}

function slipper(thick: number): Make {
  const under: Along = path('0,0.3 0.1,0 0.75,0 1,0.7')
  return {
    last: { ...RUNNING, under, sole: above(under, thick), toe: 0.24, wide: 1.08, open: 0 },
    welt: 0,
    laces: 0,
    panels: [],
  }
}

export const MAKES: Record<Shoe['profile'], (colors: Colors) => Make> = {
  running,
  derby,
  hiking,
  flat,
  ankle,
  sandal: () => slipper(2.6),
  flipFlop: () => slipper(2),
}
