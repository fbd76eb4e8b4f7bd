import { useEffect } from 'react'
import type { GoodsOptionsData } from '../detail/goodsDetail.ts'
import type { OptionSheet } from './useOptionSheet.ts'

/** A product without option names has one option: there is nothing to pick, so it is chosen. */
export function useOnlyOption(
  { view, verbs }: OptionSheet,
  { optionNames, options }: GoodsOptionsData,
  quantity: number,
): void {
  const [only] = optionNames.length === 0 ? options : []
  const optionId = only?.optionId
  const isMissing = view.selection.options.length === 0 && !view.isAdded
  useEffect(() => {
    if (isMissing && optionId !== undefined) verbs.addOption({ optionId, quantity })
  }, [isMissing, optionId, quantity, verbs])
}
