import type { Cast } from './pictures/arrangements.ts'
import { heap } from './pictures/arrangements.ts'
import type { Stage } from './pictures/backdrop.ts'
import type { TintName } from './pictures/tints.ts'

/** A wide picture of home without words in it, what is written over its left half, and the goods it leads to by its picture. */
export type BannerSeed = {
  readonly picture: string
  readonly title: string
  readonly subtitle: string
  readonly goodsPicture: string
  readonly stage: Stage
  readonly tint: TintName
  readonly casts: readonly Cast[]
}

export const DEMO_BANNERS: readonly BannerSeed[] = [
  {
    picture: 'hero-1',
    title: '오늘 새벽에 딴 감귤',
    subtitle: '서귀포에서 식탁까지 이틀이면 도착해요',
    goodsPicture: 'seogwipo-tangerine',
    stage: 'window',
    tint: 'apricot',
    casts: [
      { emoji: '🧺', x: 620, y: -100, size: 620 },
      ...heap('🍊', 235).map((cast) => ({ ...cast, x: cast.x + 480, y: cast.y + 40 })),
    ],
  },
  {
    picture: 'hero-2',
    title: '천천히 내리는 오후',
    subtitle: '갓 볶은 드립백과 바삭한 크루아상',
    goodsPicture: 'drip-bag-coffee',
    stage: 'above',
    tint: 'clay',
    casts: [
      { emoji: '☕', x: 470, y: -20, size: 640, lies: true },
      { emoji: '🥐', x: 960, y: -250, size: 430, tilt: -18, lies: true },
      { emoji: '🍪', x: 900, y: 250, size: 330, tilt: 14, lies: true },
      { emoji: '🥄', x: 60, y: 190, size: 400, tilt: 40, lies: true },
      { emoji: '🌿', x: 110, y: -330, size: 330, tilt: -30, lies: true },
    ],
  },
  {
    picture: 'hero-3',
    title: '주말엔 느긋하게',
    subtitle: '30초면 펼치는 텐트, 밖에서 자는 하루',
    goodsPicture: 'slow-night-tent',
    stage: 'sweep',
    tint: 'mint',
    casts: [
      { emoji: '🌲', x: 130, y: -110, size: 560 },
      { emoji: '🌲', x: 830, y: -100, size: 700 },
      { emoji: '⛺', x: 480, y: 0, size: 680, tone: { saturation: 0.75 } },
      { emoji: '🪵', x: 830, y: 66, size: 230 },
      { emoji: '🔥', x: 130, y: 66, size: 190 },
    ],
  },
  {
    picture: 'hero-4',
    title: '집 안에 초록 한 칸',
    subtitle: '받자마자 창가에 두면 되는 화분',
    goodsPicture: 'olive-tree-pot',
    stage: 'window',
    tint: 'sage',
    casts: [
      {
        emoji: '🪑',
        x: 650,
        y: -80,
        size: 660,
        tone: { hue: 14, saturation: 0.8, brightness: 1.3 },
      },
      { emoji: '🪴', x: 260, y: 10, size: 620 },
      { emoji: '🌵', x: 880, y: 50, size: 320 },
    ],
  },
]
