import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { Checkout } from './Checkout.tsx'
import { readCheckoutDraft } from './checkoutDraft.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { useCheckoutCoupons } from './useCheckoutCoupons.ts'

/** Asks for the order's lines, for the coupons that suit them best, and for the address book, which the page may add to. */
export function CheckoutPage({ cartIds }: { readonly cartIds: readonly number[] }) {
  const calls = useCalls()
  const input = { cartIdList: [...cartIds] }
  const page = useSuspenseQuery({ ...calls.checkout.page.queryOptions({ input }), staleTime: 0 })
  const isMember = page.data.orderer !== null
  const addresses = useQuery({
    ...calls.address.list.queryOptions(),
    enabled: isMember,
    initialData: { content: page.data.addresses },
  })
  const [draft] = useState(() => readCheckoutDraft(page.data))
  const stored = draft?.couponList ?? null
  const coupons = useCheckoutCoupons({ cartIds, isMember, stored })
  if (coupons.isPending) return <CheckoutSkeleton />
  return (
    <Checkout
      page={page.data}
      failure={page.error}
      addresses={addresses.data.content}
      draft={draft}
      coupons={coupons}
      onReload={() => {
        void page.refetch()
        coupons.reload()
      }}
    />
  )
}
