/** A product of a demo special sale, by its picture. */
export type SaleGoodsSeed = {
  readonly goodsPicture: string
  readonly salePrice: number
  readonly quantityTotal: number
  readonly personMax: number
}

/** A demo special sale; its moments are hours after the start of the day of the load. */
export type SpecialSaleSeed = {
  readonly title: string
  readonly body: string
  readonly entryOpensInHours: number
  readonly entryClosesInHours: number
  readonly drawInHours: number
  readonly buyOpensInHours: number
  readonly goods: readonly SaleGoodsSeed[]
}

export const DEMO_SPECIAL_SALES: readonly SpecialSaleSeed[] = [
  {
    title: '막걸리 키트 20개, 추첨으로 만나요',
    body: [
      '느린누룩 양조장이 햅쌀로 만든 첫 키트 20개를 9,900원에 내놓았어요.',
      '',
      '- 응모 기간 안이면 언제 응모해도 당첨될 확률이 같아요.',
      '- 추첨으로 모든 응모에 순위를 매기고, 앞 순위부터 구매할 수 있어요.',
      '- 사지 않은 수량은 다음 순위의 회원에게 넘어가요.',
    ].join('\n'),
    entryOpensInHours: -14,
    entryClosesInHours: 68,
    drawInHours: 82,
    buyOpensInHours: 84,
    goods: [{ goodsPicture: 'makgeolli-kit', salePrice: 9_900, quantityTotal: 20, personMax: 1 }],
  },
]
