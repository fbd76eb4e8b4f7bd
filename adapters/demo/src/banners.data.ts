/** A wide picture of home without words in it, what is written over its left half, and the goods it leads to by its picture. */
export type BannerSeed = {
  readonly picture: string
  readonly title: string
  readonly subtitle: string
  readonly goodsPicture: string
}

export const DEMO_BANNERS: readonly BannerSeed[] = [
  {
    picture: 'hero-1',
    title: '오늘 새벽에 딴 감귤',
    subtitle: '서귀포에서 식탁까지 이틀이면 도착해요',
    goodsPicture: 'seogwipo-tangerine',
  },
  {
    picture: 'hero-2',
    title: '천천히 내리는 오후',
    subtitle: '갓 볶은 드립백과 바삭한 크루아상',
    goodsPicture: 'drip-bag-coffee',
  },
  {
    picture: 'hero-3',
    title: '주말엔 느긋하게',
    subtitle: '30초면 펼치는 텐트, 밖에서 자는 하루',
    goodsPicture: 'slow-night-tent',
  },
  {
    picture: 'hero-4',
    title: '집 안에 초록 한 칸',
    subtitle: '받자마자 창가에 두면 되는 화분',
    goodsPicture: 'olive-tree-pot',
  },
]
