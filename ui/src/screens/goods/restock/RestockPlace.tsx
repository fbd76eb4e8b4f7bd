import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from '../../../lib/router.ts'
import { useSheet } from '../../../lib/useSheet.ts'
import { RESTOCK_SHEET, useRestockOffer } from './useRestockOffer.ts'

const RestockSheet = lazy(async () => ({
  default: (await import('./RestockSheet.tsx')).RestockSheet,
}))

/** Offers the sheet once to who came for it; the address is then that of the page alone, so that coming back does not. */
function useOfferOnArrival(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const offer = useRestockOffer()
  const isDue = useRef(false)
  useEffect(() => {
    if (new URLSearchParams(search).get('restock') === 'Y') {
      isDue.current = true
      void navigate(pathname, { replace: true, preventScrollReset: true })
    } else if (isDue.current) {
      isDue.current = false
      void offer()
    }
  }, [pathname, search, navigate, offer])
}

/** The sheet of restock alerts, whichever part of the page opened it. */
export function RestockPlace({ goodsId }: { readonly goodsId: number }) {
  const { isOpen, dismiss } = useSheet(RESTOCK_SHEET)
  useOfferOnArrival()
  return (
    <Suspense>{isOpen ? <RestockSheet goodsId={goodsId} onDismiss={dismiss} /> : null}</Suspense>
  )
}
