import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useNear } from '../../../lib/useInView.ts'
import { StoreTile } from './StoreTile.tsx'

type StorePlaceProps = {
  readonly store: { readonly storeUrl: string; readonly storeName: string }
  readonly pictures: readonly string[]
  readonly headingLevel: 2 | 3
}

/** The place of a store in a list of products; what is said of it is asked for when the buyer comes near. */
export function StorePlace({ store, pictures, headingLevel }: StorePlaceProps) {
  const calls = useCalls()
  const { ref, isNear } = useNear()
  const { data } = useQuery({
    ...calls.store.side.queryOptions({ input: { id: store.storeUrl } }),
    enabled: isNear,
  })
  return <StoreTile ref={ref} brief={data ?? null} {...{ store, pictures, headingLevel }} />
}
