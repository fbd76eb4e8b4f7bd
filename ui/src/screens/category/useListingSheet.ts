import { useEffect, useRef } from 'react'
import { useSheet } from '../../app/useSheet.ts'
import type { CategoryListing } from './categoryListing.ts'

/** A sheet that changes the list: it closes as a step of the history first, so that going back leads past the list. */
export function useListingSheet(
  name: string,
  onChange: (part: Partial<CategoryListing>) => void,
): ReturnType<typeof useSheet> & { readonly apply: (part: Partial<CategoryListing>) => void } {
  const sheet = useSheet(name)
  const chosen = useRef<Partial<CategoryListing>>(null)
  useEffect(() => {
    const part = chosen.current
    if (sheet.isOpen || part === null) return
    chosen.current = null
    onChange(part)
  }, [sheet.isOpen, onChange])
  const apply = (part: Partial<CategoryListing>) => {
    chosen.current = part
    sheet.dismiss()
  }
  return { ...sheet, apply }
}
