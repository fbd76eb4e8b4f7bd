import type {
  OptionQuoteFacts,
  QuotedGoods,
  ServerQuote,
} from '@jangteo/core/cart/optionQuote.view'
import type { CallerKind } from '@jangteo/core/session/caller.codes'
import type {
  GoodsDetailData,
  GoodsOptionsData,
  MiniCartData,
  MiniCartPriceData,
} from '../detail/goodsDetail.ts'

type WireGoods = Omit<
  QuotedGoods,
  'displaySaleStatus' | 'needsAdultCertification' | 'optionNames'
> &
  Pick<GoodsDetailData, 'displaySaleStatusEnum'>

type Page = {
  readonly goods: WireGoods
  readonly options: GoodsOptionsData & Pick<MiniCartData, 'needsAdultCertification'>
  readonly caller: CallerKind
}

type WireOption = GoodsOptionsData['options'][number]

const toOption = ({ saleStatusEnum: saleStatus, ...option }: WireOption) => ({
  ...option,
  saleStatus,
})

/** Maps the page's data to the facts of a quote. */
export function toQuoteFacts({ goods, options, caller }: Page): OptionQuoteFacts {
  const { displaySaleStatusEnum: displaySaleStatus, ...known } = goods
  const { needsAdultCertification, optionNames } = options
  return {
    goods: { ...known, displaySaleStatus, needsAdultCertification, optionNames },
    options: options.options.map(toOption),
    addons: options.addItems.map(toOption),
    caller,
  }
}

/** The server's quote in the words of the rules. */
export function toServerQuote(priced: MiniCartPriceData): ServerQuote {
  const { goodsAmount, shippingAmount: fee, payableAmount } = priced.totals
  return {
    lines: priced.lines,
    goodsAmount,
    fee,
    payableAmount,
    freeShippingGap: priced.freeShippingGap,
    problems: priced.violations.map(({ code, message: text }) => ({ code, text })),
  }
}
