import { Img } from '../../../parts/picture/Img.tsx'
import { useTallerThan } from '../../../parts/layout/useTallerThan.ts'
import { FoldTitle } from '../../../parts/layout/FoldTitle.tsx'
import { FoldedDescription } from './FoldedDescription.tsx'
import { Announcements } from './Announcements.tsx'
import { FactTable } from './FactTable.tsx'
import type { GoodsDetailData } from './goodsDetail.ts'
import styles from './GoodsSections.module.css'

type SectionProps = {
  readonly id: string
  readonly goods: GoodsDetailData
  /** Pictures of goods for adults are shown to adults alone. */
  readonly mayLook: boolean
}

/** An announcement for both ends of a description is read again where the first one is out of mind. */
const REPEATED_AFTER_SCREENS = 2

/** Description of the goods by the seller, and its 정보고시. Source: domain-rules §5.3. */
export function GoodsInfoSection({ id, goods, mayLook }: SectionProps) {
  const { ref, isTaller: isLong } = useTallerThan<HTMLDivElement>(REPEATED_AFTER_SCREENS)
  return (
    <section id={id} className={styles.section} aria-label="상품정보" tabIndex={-1}>
      <h2 className={styles.title}>상품정보</h2>
      <Announcements goodsId={goods.goodsId} place="TOP" isRepeated={false} />
      <div ref={ref}>
        <FoldedDescription>
          <Description goods={goods} pictures={mayLook ? goods.pictures.slice(1) : []} />
        </FoldedDescription>
      </div>
      <Announcements goodsId={goods.goodsId} place="BOTTOM" isRepeated={isLong} />
      <details className={styles.fold}>
        <FoldTitle look="heading">
          <h3>상품정보 제공고시</h3>
        </FoldTitle>
        <FactTable caption="상품정보 제공고시" rows={goods.noticeRows} />
      </details>
    </section>
  )
}

type DescriptionProps = {
  readonly goods: GoodsDetailData
  readonly pictures: readonly string[]
}

const SIZES = '(min-width: 784px) 720px, 100vw'

/** The seller's words, the first ones above the pictures. */
function Description({ goods, pictures }: DescriptionProps) {
  const [first, ...others] = goods.description.split('\n\n')
  return (
    <div className={styles.description}>
      <p>{first}</p>
      {pictures.map((picture) => (
        <div key={picture} className={styles.shown}>
          <Img picture={picture} alt="" shape="banner" sizes={SIZES} />
        </div>
      ))}
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
