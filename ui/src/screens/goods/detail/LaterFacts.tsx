import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import styles from './GoodsSections.module.css'

type LaterFactsProps<Facts, Key extends readonly unknown[]> = {
  readonly options: UseQueryOptions<Facts, Error, Facts, Key>
  /** Expected number of rows, so that nothing moves when they arrive. */
  readonly rowCount: number
  readonly children: (facts: Facts) => ReactNode
}

/** Facts below the first look, which are asked for by themselves: a failure concerns nothing but them. */
export function LaterFacts<Facts, Key extends readonly unknown[]>({
  options,
  rowCount,
  children,
}: LaterFactsProps<Facts, Key>) {
  const { data, error, refetch } = useQuery(options)
  if (data !== undefined) return children(data)
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <SkeletonPage>
      <div className={styles.waiting}>
        {Array.from({ length: rowCount }, (_, index) => (
          <Skeleton key={index} shape="control" />
        ))}
      </div>
    </SkeletonPage>
  )
}
