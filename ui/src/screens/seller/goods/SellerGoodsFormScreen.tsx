import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '../../../lib/router.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { toForm } from './goodsForm.ts'
import { GoodsEditor } from './GoodsEditor.tsx'
import { GoodsStatus } from './GoodsStatus.tsx'

/** A product of the store: what it says and on which terms it is sold. */
export function SellerGoodsFormScreen() {
  const { goodsId = '' } = useParams()
  const id = Number(goodsId)
  const { data: choices } = useSuspenseQuery(staffCalls.sellerGoods.choices.queryOptions())
  const { data: goods } = useSuspenseQuery(
    staffCalls.sellerGoods.detail.queryOptions({ input: { id } }),
  )
  const waiting = goods.revision?.texts ?? null
  return (
    <StaffPage title={goods.content.goodsName} place="판매자센터">
      <GoodsStatus goods={goods} />
      {waiting === null ? null : (
        <Callout>
          변경한 내용이 심사를 기다리고 있어요. 승인하기 전까지 구매자에게는 이전 내용이 보여요.
        </Callout>
      )}
      <GoodsEditor
        key={goods.version}
        start={toForm(goods.content, waiting)}
        choices={choices}
        goods={goods}
      />
    </StaffPage>
  )
}
