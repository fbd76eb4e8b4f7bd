import { useId } from 'react'
import type { ReactNode } from 'react'
import { MoreLink } from '../../parts/goods/MoreLink.tsx'
import type { RailHead } from '../../parts/goods/Rail.tsx'
import styles from '../../parts/goods/Section.module.css'
import { SectionTitle } from '../../parts/goods/SectionTitle.tsx'

type BlockFrameProps = { readonly head: RailHead; readonly children: ReactNode }

/** A part of a page under its heading. */
export function BlockFrame({ head, children }: BlockFrameProps) {
  const titleId = useId()
  const { title, moreTo } = head
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <SectionTitle id={titleId} {...head} />
        {moreTo === undefined ? null : (
          <div className={styles.moves}>
            <MoreLink title={title} to={moreTo} />
          </div>
        )}
      </div>
      {children}
    </section>
  )
}
