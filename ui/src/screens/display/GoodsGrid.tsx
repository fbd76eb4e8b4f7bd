import { clsx } from 'clsx'
import { useId } from 'react'
import { GoodsCard } from '../../parts/GoodsCard.tsx'
import type { HomeSection } from './homeSection.ts'
import styles from './Section.module.css'

const SIZES = '(min-width: 1024px) 275px, (min-width: 674px) 30vw, 44vw'

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
      <ul className={styles.grid}>
        {section.goodsList.map((goods) => (
          <li key={goods.goodsId}>
            <GoodsCard goods={goods} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
