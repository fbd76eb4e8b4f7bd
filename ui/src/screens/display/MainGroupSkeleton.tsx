import type { HomeBlockType } from '@jangteo/core/display/display.codes'
import { clsx } from 'clsx'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import section from '../../parts/goods/Section.module.css'
import type { MainGroupData } from './mainGroup.ts'
import styles from './MainGroups.module.css'

/** Shape that is about as high as a block. */
type Look = 'goods' | 'chips' | 'ranks' | 'tiles' | 'pair' | 'notes' | 'stores'

const LOOKS: Readonly<Record<HomeBlockType, Look>> = {
  IMAGE_GRID_2: 'pair',
  IMAGE_GRID_3: 'pair',
  IMAGE_SWIPE: 'tiles',
  TEXT_GRID_2: 'notes',
  TEXT_GRID_3: 'notes',
  TEXT_SWIPE: 'notes',
  BANNER: 'tiles',
  CLICK_A: 'ranks',
  CLICK_B: 'goods',
  CLICK_C: 'goods',
  WISHLIST: 'goods',
  SEARCH: 'goods',
  CART: 'goods',
  NEW_GOODS: 'goods',
  AGE: 'chips',
  CATEGORY: 'chips',
  STORE_RECOMMEND: 'stores',
  DEAL: 'goods',
  VIDEO: 'tiles',
}
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const
/** Looks as wide as most of the screen. */
const COLUMNS: ReadonlySet<Look> = new Set(['ranks', 'tiles', 'stores'])

function isOfGoods(look: Look): boolean {
  return look === 'goods' || look === 'chips'
}

type MainGroupSkeletonProps = {
  readonly group: MainGroupData
  /** The buyer is near, so that its content is asked for. */
  readonly isNear: boolean
}

/**
 * The place of a group that is still to come, about as high as it will be; one of an unknown kind has none. It moves only when
 * the buyer is near: hundreds of places that moved out of sight took most of the time of a tap.
 */
export function MainGroupSkeleton({ group, isNear }: MainGroupSkeletonProps) {
  const look: Look | undefined = LOOKS[group.blockTypeEnum]
  return look === undefined ? null : (
    <div className={section.section} aria-hidden>
      <div className={section.head}>
        <div className={section.words}>
          <p className={section.title}>{group.title}</p>
          {group.subtitle === null ? null : <p className={section.subtitle}>{group.subtitle}</p>}
        </div>
      </div>
      <div
        className={clsx(section.rail, styles.wait)}
        data-look={look}
        data-near={isNear}
        data-size={COLUMNS.has(look) ? 'column' : 'card'}
      >
        {PLACES.map((key) => (
          <div key={key}>
            <Skeleton shape={isOfGoods(look) ? 'square' : 'tile'} />
            <Skeleton width="half" />
            <Skeleton />
            {isOfGoods(look) ? (
              <>
                <Skeleton width="half" />
                <Skeleton width="third" />
              </>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  )
}
