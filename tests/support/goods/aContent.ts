import type { GoodsContent, GoodsOptionContent } from '@jangteo/core/goods/goodsContent.rules'
import { noticeLabels } from '@jangteo/core/goods/noticeKind.codes'

/** An option with a stock of ten. */
export function anOption(
  values: readonly string[],
  option: Partial<GoodsOptionContent> = {},
): GoodsOptionContent {
  return { optionId: null, values, extraPrice: 0, stock: 10, saleStatus: 'SALE', ...option }
}

/** A whole product without options that a seller may list; what is given replaces its parts. */
export function aContent(content: Partial<GoodsContent> = {}): GoodsContent {
  return {
    name: '도자기 머그컵',
    categoryId: 1,
    brandId: null,
    modelName: null,
    tags: ['머그'],
    summary: '손으로 빚은 컵',
    description: '물레로 빚어 두 번 구웠어요.',
    pictures: ['mug'],
    noticeKind: 'ETC',
    noticeRows: noticeLabels('ETC').map((label) => ({ label, value: '상세설명 참고' })),
    isAdultOnly: false,
    sellerCode: 'MUG-1',
    isCustomMade: false,
    listPrice: 20_000,
    salePrice: 18_000,
    shippingPolicyId: 1,
    shipWithinDays: 3,
    saleStartsAtMs: null,
    saleEndsAtMs: null,
    limits: {
      quantityMin: 1,
      orderQuantityMax: null,
      accountQuantityMax: null,
      guestQuantityMax: null,
    },
    optionNames: [],
    options: [anOption([])],
    addOns: [],
    ...content,
  }
}
