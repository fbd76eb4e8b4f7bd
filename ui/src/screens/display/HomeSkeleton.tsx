import { GoodsTilesSkeleton } from '../../parts/goods/GoodsTilesSkeleton.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import hero from './HeroCarousel.module.css'
import home from './MainGroups.module.css'
import section from '../../parts/goods/Section.module.css'
import { ShortcutsSkeleton } from './Shortcuts.tsx'

/** Home before its content, in its final size. */
export function HomeSkeleton() {
  return (
    <SkeletonPage>
      <div className={home.groups}>
        <div className={home.first}>
          <div className={hero.hero}>
            <Skeleton shape="banner" />
          </div>
          <ShortcutsSkeleton />
        </div>
        <div className={section.section}>
          <div className={section.head}>
            <Skeleton shape="title" width="half" />
          </div>
          <GoodsTilesSkeleton />
        </div>
      </div>
    </SkeletonPage>
  )
}
