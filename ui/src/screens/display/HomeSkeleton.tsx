import { Skeleton, SkeletonPage } from '../../parts/Skeleton.tsx'
import hero from './HeroCarousel.module.css'
import home from './HomeScreen.module.css'
import section from './Section.module.css'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

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
        <div className={section.section}>
          <div className={section.head}>
            <Skeleton shape="title" width="half" />
          </div>
          <div className={section.grid}>
            {CARDS.map((key) => (
              <div key={key}>
                <Skeleton shape="square" />
                <Skeleton width="third" />
                <Skeleton />
                <Skeleton width="half" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </SkeletonPage>
  )
}
