import { HOME_BLOCKS } from '@jangteo/core/display/homeBlock.codes'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import section from '../../parts/goods/Section.module.css'
import type { MainGroupData } from './mainGroup.ts'
import styles from './MainGroups.module.css'

const PLACES = ['a', 'b', 'c', 'd', 'e'] as const

/** The place of a group that is still to come, about as high as it will be. */
export function MainGroupSkeleton({ group }: { readonly group: MainGroupData }) {
  const { blockTypeEnum, title } = group
  const isKnown = blockTypeEnum in HOME_BLOCKS
  return isKnown ? (
    <div className={section.section} aria-hidden>
      <div className={section.head}>
        <span className={section.title}>{title}</span>
      </div>
      <div className={styles.wait} data-block={blockTypeEnum}>
        <div className={section.rail}>
          {PLACES.map((key) => (
            <Skeleton key={key} shape="square" />
          ))}
        </div>
      </div>
    </div>
  ) : null
}
