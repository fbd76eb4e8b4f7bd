import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReactNode } from 'react'
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
  const { data, error, refetch } = useQuery(options)
  if (data !== undefined) return <CouponBand title={title} coupons={data.coupons} />
  if (error === null) return null
  return (
    <Band title={title}>
      <ErrorState error={error} onRetry={() => void refetch()} />
    </Band>
  )
}

type CouponBandProps = {
  readonly title: string
  readonly text?: string
  readonly coupons: readonly OfferedCouponData[]
}

/** The same for coupons that came with the page. */
export function CouponBand({ title, text, coupons }: CouponBandProps) {
  if (coupons.length === 0) return null
  return (
    <Band title={title} isLone={coupons.length === 1} {...(text === undefined ? {} : { text })}>
      <Coupons coupons={coupons} />
    </Band>
  )
}

type BandProps = {
  readonly title: string
  readonly text?: string
  /** One coupon stands beside its title where there is room. */
  readonly isLone?: boolean
  readonly children: ReactNode
}

function Band({ title, text, isLone = false, children }: BandProps) {
  const titleId = useId()
  return (
    <section className={styles.block} data-lone={isLone} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

function Coupons({ coupons }: { readonly coupons: readonly OfferedCouponData[] }) {
  const downloads = useDownloads()
  return (
    <>
      <OfferedCoupons coupons={coupons} downloads={downloads} layout="offers" />
      {coupons.length === 1 ? null : (
        <div className={styles.all}>
          <GetAllButton coupons={coupons} downloads={downloads} nothingLeft={null} />
        </div>
      )}
    </>
  )
}
