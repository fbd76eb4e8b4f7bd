/** A brand with the products that are its, by their pictures; some with the name of their model. */
export type BrandSeed = {
  readonly name: string
  readonly nameEn: string
  /** Other ways in which it is written. */
  readonly aliases: readonly string[]
  readonly goods: Readonly<Record<string, string | null>>
}

const unnamed = (...pictures: readonly string[]): Readonly<Record<string, null>> =>
  Object.fromEntries(pictures.map((picture) => [picture, null]))

/** Invented brands of half of the demo's products; a brand may be sold by several stores. */
export const DEMO_BRANDS: readonly BrandSeed[] = [
  {
    name: '오르미',
    nameEn: 'Ormi',
    aliases: ['오름이', '올미'],
    goods: {
      'cloud-running-shoes': 'OM-RUN 3',
      'oreum-hiking-boots': 'OM-TREK 7',
      ...unnamed('waterside-flip-flop', 'faded-ball-cap', 'woven-strap-sandals', 'ribbed-socks'),
    },
  },
  {
    name: '가죽결',
    nameEn: 'Gajukgyeol',
    aliases: ['가죽 결', 'gajuk'],
    goods: unnamed(
      'handmade-derby',
      'leather-coin-purse',
      'one-piece-leather-tote',
      'six-pocket-briefcase',
      'palm-zip-pouch',
      'cashmere-lined-gloves',
      'suede-ankle-boots',
    ),
  },
  {
    name: '길동무',
    nameEn: 'Road Mate',
    aliases: ['로드메이트'],
    goods: {
      'canvas-backpack': 'RM-18',
      'first-picnic-backpack': 'RM-8K',
      'quiet-wheel-carrier': 'RM-C55',
      ...unnamed('market-day-tote'),
    },
  },
  {
    name: '소리결',
    nameEn: 'Sorigyeol',
    aliases: ['소리 결', '쏘리결'],
    goods: {
      'quiet-headphones': 'SG-100NC',
      'kids-headphones': 'SG-20K',
      'dial-radio': 'SG-R1',
      'floating-speaker': 'SG-W5',
      'desk-microphone': 'SG-M3',
    },
  },
  {
    name: '또각',
    nameEn: 'Ttogak',
    aliases: ['토각', 'togak'],
    goods: {
      'silent-keyboard': 'TK-87S',
      'ergonomic-mouse': 'TM-2',
      'wireless-gamepad': 'TP-X',
      'dial-pad': 'TD-9',
    },
  },
  {
    name: '빛담',
    nameEn: 'Bitdam',
    aliases: ['비트담'],
    goods: {
      'film-camera': 'BD-35',
      'instant-camera': 'BD-I7',
      'photo-printer': 'BD-P2',
      'wall-projector': 'BD-V1080',
      'calm-monitor': 'BD-27Q',
      ...unnamed('color-film'),
    },
  },
  {
    name: '온빛',
    nameEn: 'Onbit',
    aliases: ['온비트'],
    goods: {
      'light-smartwatch': 'OB-W1',
      'key-finder': 'OB-T',
      'power-bank': 'OB-20000',
      'fast-charger': 'OB-65W',
      'voice-bulb': 'OB-E26',
      'disc-drive': 'OB-D8',
    },
  },
  {
    name: '맑은살',
    nameEn: 'Malgeunsal',
    aliases: ['말근살'],
    goods: unnamed(
      'ceramide-lotion',
      'vitamin-ampoule',
      'cucumber-mask',
      'overnight-patch',
      'gentle-suncream',
    ),
  },
  {
    name: '물드림',
    nameEn: 'Muldream',
    aliases: ['물들임', '멀드림'],
    goods: unnamed(
      'velvet-lipstick',
      'cherry-balm',
      'gel-nail-stickers',
      'eye-palette',
      'powder-brush',
    ),
  },
  {
    name: '숲욕실',
    nameEn: 'Forest Bath',
    aliases: ['포레스트배스'],
    goods: unnamed('camellia-soap', 'coconut-oil', 'mugwort-shampoo', 'bubble-bath', 'wooden-comb'),
  },
  {
    name: '밀마루',
    nameEn: 'Milmaru',
    aliases: ['밀 마루'],
    goods: unnamed(
      'butter-croissant',
      'whole-wheat-bread',
      'wood-fired-baguette',
      'hand-rolled-bagel',
      'potato-focaccia',
      'liege-waffle',
      'butter-pretzel',
    ),
  },
  {
    name: '달콤뜰',
    nameEn: 'Dalkom Garden',
    aliases: ['달콤 뜰', '달콤가든'],
    goods: unnamed(
      'lettering-cake',
      'strawberry-shortcake',
      'walnut-pie',
      'lemon-cupcake',
      'baked-doughnut',
      'fortune-cookie',
      'fresh-chocolate',
    ),
  },
  {
    name: '처마커피',
    nameEn: 'Eaves Coffee',
    aliases: ['이브스커피'],
    goods: unnamed(
      'drip-bag-coffee',
      'yirgacheffe-bean',
      'decaf-bean',
      'cold-brew-concentrate',
      'eaves-blend-beans',
      'custom-roast',
    ),
  },
  {
    name: '새순다원',
    nameEn: 'Saesun Tea',
    aliases: ['새순', '세순다원'],
    goods: unnamed(
      'hadong-green-tea',
      'boseong-black-tea',
      'tea-gift-box',
      'gamguk-tea',
      'peppermint-tea',
      'ujeon-first-flush',
    ),
  },
  {
    name: '달술',
    nameEn: 'Moonsool',
    aliases: ['문술'],
    goods: unnamed(
      'moonlight-yakju',
      'omija-sparkling',
      'muju-meoru-wine',
      'slow-soju',
      'new-rice-makgeolli',
      'chestnut-honey-takju',
    ),
  },
  {
    name: '솜결',
    nameEn: 'Somgyeol',
    aliases: ['솜 결', '쏨결'],
    goods: unnamed(
      'organic-cotton-tee',
      'banded-tee',
      'tencel-drawers',
      'gauze-pajamas',
      'waffle-bathrobe',
      'washed-oxford-shirt',
    ),
  },
  {
    name: '겨울숲',
    nameEn: 'Winterwood',
    aliases: ['윈터우드'],
    goods: unnamed(
      'cashmere-muffler',
      'wool-half-coat',
      'merino-high-neck',
      'goose-long-padding',
      'alpaca-knitting-kit',
      'banded-wool-slacks',
    ),
  },
  {
    name: '나뭇결',
    nameEn: 'Namut',
    aliases: ['나무결'],
    goods: {
      'ash-dining-chair': 'NM-C2',
      ...unnamed('ladder-shelf', 'arch-mantel-clock', 'photo-frame', 'zelkova-board'),
    },
  },
  {
    name: '포근담',
    nameEn: 'Pogeundam',
    aliases: ['포근 담', '푸근담'],
    goods: unnamed(
      'crisp-bedding',
      'cloud-pillow',
      'star-velvet-cushion',
      'checker-carpet-tiles',
      'module-sofa',
    ),
  },
  {
    name: '무쇠마을',
    nameEn: 'Iron Village',
    aliases: ['아이언빌리지'],
    goods: {
      'cast-iron-pan': 'IV-26',
      ...unnamed(
        'fondue-set',
        'enamel-stew-pot',
        'enamel-kettle',
        'santoku-knife',
        'kitchen-scissors',
      ),
    },
  },
  {
    name: '흙마루',
    nameEn: 'Heukmaru',
    aliases: ['흑마루'],
    goods: unnamed(
      'deep-noodle-bowl',
      'dinner-plate-set',
      'salad-bowl',
      'moon-jar-cup',
      'wheel-thrown-mug',
      'ceramic-teapot',
      'celadon-tea-set',
      'onggi-jar',
    ),
  },
  {
    name: '들캠프',
    nameEn: 'Deul Camp',
    aliases: ['들 캠프', '뜰캠프'],
    goods: {
      'slow-night-tent': 'DC-T4',
      'folding-fire-pit': 'DC-F1',
      'aluminium-torch': 'DC-L300',
      ...unnamed('circus-play-tent', 'oak-firewood'),
    },
  },
  {
    name: '굴렁쇠',
    nameEn: 'Hoopla',
    aliases: ['후플라'],
    goods: {
      'town-bicycle': 'HP-700',
      'town-skateboard': 'HP-SK',
      ...unnamed('roller-skates', 'badminton-set', 'table-tennis-set', 'schoolyard-football'),
    },
  },
]
