import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useId } from 'react'
import { ErrorState } from '../../parts/boundary/ErrorState.tsx'
import styles from './CouponBlock.module.css'
import type { OfferedCouponData } from './couponData.ts'
import { GetAllButton, OfferedCoupons } from './OfferedCoupons.tsx'
import { useDownloads } from './useDownloads.ts'

type Offers = { readonly coupons: OfferedCouponData[] }

type CouponBlockProps<Key extends readonly unknown[]> = {
  readonly title: string
  readonly options: UseQueryOptions<Offers, Error, Offers, Key>
}

/** Coupons laid open on a page that has asked for them, to be got one by one or all at once; none take no place. */
export function CouponBlock<Key extends readonly unknown[]>({
  title,
  options,
}: CouponBlockProps<Key>) {
  const titleId = useId()
  const { data, error, refetch } = useQuery(options)
  if (data === undefined ? error === null : data.coupons.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Coupons coupons={data.coupons} />
      )}
    </section>
  )
}

function Coupons({ coupons }: { readonly coupons: readonly OfferedCouponData[] }) {
  const downloads = useDownloads()
  return (
    <>
      <OfferedCoupons coupons={coupons} downloads={downloads} layout="offers" />
      <div className={styles.all}>
        <GetAllButton coupons={coupons} downloads={downloads} nothingLeft={null} />
      </div>
    </>
  )
}
