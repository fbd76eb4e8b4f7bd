import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../app/deps.ts'
import { Checkout } from './Checkout.tsx'

/** Asks for the order's lines and for the address book, which the page may add to. */
export function CheckoutPage({ cartIds }: { readonly cartIds: readonly number[] }) {
  const calls = useCalls()
  const input = { cartIdList: [...cartIds] }
  const page = useSuspenseQuery({ ...calls.checkout.page.queryOptions({ input }), staleTime: 0 })
  const addresses = useQuery({
    ...calls.address.list.queryOptions(),
    enabled: page.data.orderer !== null,
    initialData: { content: page.data.addresses },
  })
  return (
    <Checkout
      page={page.data}
      failure={page.error}
      addresses={addresses.data.content}
      onReload={() => void page.refetch()}
    />
  )
}
