import { useEffect, useRef } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'
import type { GoodsListing } from './goodsListing.ts'

/** A sheet that changes the list: it closes as a step of the history first, so that going back leads past the list. */
export function useListingSheet(
  name: string,
  onChange: (part: Partial<GoodsListing>) => void,
): ReturnType<typeof useSheet> & { readonly apply: (part: Partial<GoodsListing>) => void } {
  const sheet = useSheet(name)
  const chosen = useRef<Partial<GoodsListing>>(null)
  useEffect(() => {
    const part = chosen.current
    if (sheet.isOpen || part === null) return
    chosen.current = null
    onChange(part)
  }, [sheet.isOpen, onChange])
  const apply = (part: Partial<GoodsListing>) => {
    chosen.current = part
    sheet.dismiss()
  }
  return { ...sheet, apply }
}
