import { Suspense } from 'react'
import { lazyExtra } from '../../../lib/lazyExtra.ts'
import { useNear } from '../../../lib/useInView.ts'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import styles from '../detail/GoodsSections.module.css'

const GoodsQuestions = lazyExtra(async () => (await import('./GoodsQuestions.tsx')).GoodsQuestions)

type QuestionSectionProps = { readonly id: string; readonly goodsId: number }

/** Questions about a product; asked for when the buyer comes near. */
export function QuestionSection({ id, goodsId }: QuestionSectionProps) {
  const { ref, isNear } = useNear()
  const waiting = (
    <SkeletonPage>
      <Skeleton shape="control" />
    </SkeletonPage>
  )
  return (
    <section id={id} className={styles.section} aria-label="문의" tabIndex={-1}>
      <h2 className={styles.title}>문의</h2>
      <div ref={ref}>
        <Suspense fallback={waiting}>
          {isNear ? <GoodsQuestions goodsId={goodsId} /> : waiting}
        </Suspense>
      </div>
    </section>
  )
}
