import { DrawerSheet, SheetParts } from '../../../parts/dialog/DrawerSheet.tsx'
import type { GoodsDetailData } from '../detail/goodsDetail.ts'
import { OptionGoods } from './OptionGoods.tsx'
import { OptionPicker } from './OptionPicker.tsx'
import { OptionUnanswered } from './OptionUnanswered.tsx'
import { useOptionChoice } from './useOptionSheet.ts'

type OptionPickerSheetProps = {
  readonly goods: GoodsDetailData
  readonly mayLook: boolean
  readonly isOpen: boolean
  readonly onDismiss: () => void
}

/** The option sheet while its page stays; a closed one keeps its selection. */
export function OptionPickerSheet({ goods, mayLook, isOpen, onDismiss }: OptionPickerSheetProps) {
  const choice = useOptionChoice({ goodsId: goods.goodsId, isStep: true })
  const head = <OptionGoods goods={goods} mayLook={mayLook} />
  return (
    <>
      {isOpen ? (
        <DrawerSheet isOpen hasParts title="옵션 선택" onDismiss={onDismiss}>
          <OptionPicker
            goods={goods}
            choice={choice}
            isSheet
            renderFrame={(content, footer) => (
              <SheetParts footer={footer ?? undefined}>
                {head}
                {content}
              </SheetParts>
            )}
          />
        </DrawerSheet>
      ) : null}
      <OptionUnanswered choice={choice} onAdded={onDismiss} />
    </>
  )
}
