import type { OptionQuote } from '@jangteo/core/cart/optionQuote.view'
import { Button } from '../../../parts/action/Button.tsx'
import { useAddPicks } from '../compare/vsPicks.ts'
import type { GoodsDetailData } from '../detail/goodsDetail.ts'

type PickLinesProps = { readonly goods: GoodsDetailData; readonly quote: OptionQuote }

/** Collects the chosen options for a comparison; add-ons are not compared. */
export function PickLines({ goods, quote }: PickLinesProps) {
  const add = useAddPicks()
  const picks = quote.lines
    .filter(({ kind }) => kind === 'OPTION')
    .map(({ optionId, name }) => ({
      goodsId: goods.goodsId,
      goodsName: goods.goodsName,
      picture: goods.picture,
      optionId,
      optionName: name === goods.goodsName ? '' : name,
    }))
  if (picks.length === 0) return null
  return (
    <Button variant="text" size="s" isBusy={add.isPending} onClick={() => add.mutate(picks)}>
      선택한 옵션 VS 비교함에 담기
    </Button>
  )
}
