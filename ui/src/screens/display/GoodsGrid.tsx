import { clsx } from 'clsx'
import { useId } from 'react'
import { GoodsTiles } from '../../parts/goods/GoodsTiles.tsx'
import type { HomeSection } from './homeSection.ts'
import styles from '../../parts/rail/Section.module.css'

/** Goods under each other, as many beside as fit. */
export function GoodsGrid({ section }: { readonly section: HomeSection }) {
  const titleId = useId()
  return (
    <section className={clsx(styles.section, styles.later)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {section.title}
        </h2>
      </div>
      <GoodsTiles goodsList={section.goodsList} />
    </section>
  )
}
