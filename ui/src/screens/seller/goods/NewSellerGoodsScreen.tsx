import { useSuspenseQuery } from '@tanstack/react-query'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { blankForm } from './goodsForm.ts'
import { GoodsEditor } from './GoodsEditor.tsx'

/** A product that is not there yet. */
export function NewSellerGoodsScreen() {
  const { data: choices } = useSuspenseQuery(staffCalls.sellerGoods.choices.queryOptions())
  return (
    <StaffPage title="상품 등록" place="판매자센터">
      <GoodsEditor start={blankForm()} choices={choices} goods={null} />
    </StaffPage>
  )
}
