import { GoodsTilesSkeleton } from '../../parts/goods/GoodsTilesSkeleton.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import hero from './HeroCarousel.module.css'
import home from './HomeScreen.module.css'
import section from './Section.module.css'
import { ShortcutsSkeleton } from './Shortcuts.tsx'

/** Home before its content, in its final size. */
export function HomeSkeleton() {
  return (
    <SkeletonPage>
      <div className={home.home}>
        <div className={hero.hero}>
          <div className={hero.link}>
            <div>
              <Skeleton shape="banner" />
            </div>
            <div className={hero.words}>
              <Skeleton shape="title" />
              <Skeleton width="half" />
            </div>
          </div>
        </div>
        <ShortcutsSkeleton />
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
