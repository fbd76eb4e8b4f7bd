import type { HomeBlockType } from '@jangteo/core/display/display.codes'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import section from '../../parts/goods/Section.module.css'
import type { MainGroupData } from './mainGroup.ts'
import styles from './MainGroups.module.css'

/** Shape that is about as high as a block. */
type Look = 'goods' | 'chips' | 'ranks' | 'tiles' | 'pair' | 'three' | 'notes' | 'stores'

const LOOKS: Readonly<Record<HomeBlockType, Look>> = {
  IMAGE_GRID_2: 'pair',
  IMAGE_GRID_3: 'three',
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
const SHAPES = { goods: 'square', chips: 'square', three: 'square' } as const

function isTall(look: Look): look is keyof typeof SHAPES {
  return look in SHAPES
}

/** The place of a group that is still to come, about as high as it will be; one of an unknown kind has none. */
export function MainGroupSkeleton({ group }: { readonly group: MainGroupData }) {
  const look: Look | undefined = LOOKS[group.blockTypeEnum]
  return look === undefined ? null : (
    <div className={section.section} aria-hidden>
      <div className={section.head}>
        <div className={section.words}>
          <p className={section.title}>{group.title}</p>
          {group.subtitle === null ? null : <p className={section.subtitle}>{group.subtitle}</p>}
        </div>
      </div>
      <div className={styles.wait} data-look={look}>
        {PLACES.map((key) => (
          <div key={key}>
            <Skeleton shape={isTall(look) ? SHAPES[look] : 'tile'} />
            <Skeleton width="half" />
            <Skeleton />
            {look === 'goods' || look === 'chips' ? (
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
