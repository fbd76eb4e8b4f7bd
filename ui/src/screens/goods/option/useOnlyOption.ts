import type { OptionSheetView } from '@jangteo/core/cart/optionSheet.view'
import { useEffect, useEffectEvent } from 'react'
import type { GoodsOptionsData } from '../detail/goodsDetail.ts'

/** A product without option names has one option: there is nothing to pick, so it is chosen. */
export function useOnlyOption(
  sheet: OptionSheetView,
  { optionNames, options }: GoodsOptionsData,
  quantity: number,
): void {
  const [only] = optionNames.length === 0 ? options : []
  const optionId = only?.optionId
  const isMissing = sheet.selection.options.length === 0 && !sheet.isAdded
  const addOption = useEffectEvent(sheet.addOption)
  useEffect(() => {
    if (isMissing && optionId !== undefined) addOption({ optionId, quantity })
  }, [isMissing, optionId, quantity])
}
