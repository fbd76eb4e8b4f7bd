import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import type { GoodsDetailData } from '../detail/goodsDetail.ts'
import { OptionGoods } from './OptionGoods.tsx'
import { OptionPicker } from './OptionPicker.tsx'
import { OptionUnanswered } from './OptionUnanswered.tsx'
import { useOptionSheet } from './useOptionSheet.ts'

type OptionPickerSheetProps = {
  readonly goods: GoodsDetailData
  readonly mayLook: boolean
  readonly isOpen: boolean
  readonly onDismiss: () => void
}

/** The option sheet while its page stays; a closed one keeps its selection. */
export function OptionPickerSheet({ goods, mayLook, isOpen, onDismiss }: OptionPickerSheetProps) {
  const sheet = useOptionSheet({ goodsId: goods.goodsId, isStep: true, onAdded: onDismiss })
  return (
    <>
      {isOpen ? (
        <OptionPicker
          goods={goods}
          sheet={sheet}
          isSheet
          renderFrame={(content, footer) => (
            <Sheet isOpen title="옵션 선택" onDismiss={onDismiss} footer={footer ?? undefined}>
              <OptionGoods goods={goods} mayLook={mayLook} />
              {content}
            </Sheet>
          )}
        />
      ) : null}
      <OptionUnanswered sheet={sheet} />
    </>
  )
}
