import { Announcements } from './Announcements.tsx'
import { FactTable } from './FactTable.tsx'
import type { GoodsDetailData } from './goodsDetail.ts'
import styles from './GoodsSections.module.css'

type SectionProps = { readonly id: string; readonly goods: GoodsDetailData }

/** What the seller says of the goods, and its 정보고시. Source: domain-rules §5.3. */
export function GoodsInfoSection({ id, goods }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-label="상품정보" tabIndex={-1}>
      <h2 className={styles.title}>상품정보</h2>
      <Announcements goodsId={goods.goodsId} place="TOP" />
      <div className={styles.description}>
        {goods.description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Announcements goodsId={goods.goodsId} place="BOTTOM" />
      <h3 className={styles.subtitle}>상품정보 제공고시</h3>
      <FactTable caption="상품정보 제공고시" rows={goods.noticeRows} />
    </section>
  )
}
