import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SCORE_MAX } from '@jangteo/core/review/rating.rules'
import { reviewQuote } from '@jangteo/core/review/reviewPick.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { clsx } from 'clsx'
import { AppLink } from '../../parts/action/AppLink.tsx'
import line from '../../parts/goods/GoodsLine.module.css'
import image from '../../parts/picture/Img.module.css'
import { Img } from '../../parts/picture/Img.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './Blocks.module.css'

type Review = Answers['keyword']['recommendReview']['content'][number]

type ReviewPickProps = {
  readonly review: Pick<Review, 'goods' | 'mediaList' | 'score' | 'text'>
}

/** A product by what a buyer of it wrote, with the buyer's own picture where there is one. */
export function ReviewPick({ review: { goods, mediaList, score, text } }: ReviewPickProps) {
  const photo = mediaList.find(({ filesTypeEnum }) => filesTypeEnum === 'IMAGE')?.thumbnailUrl
  return (
    <AppLink className={styles.note} to={routes.productDetail(goods.goodsId)}>
      <span className={line.line}>
        <span className={line.picture}>
          {photo === undefined || photo === null ? (
            <Img picture={goods.picture} alt="" sizes="80px" />
          ) : (
            <img className={image.img} src={photo} alt="" loading="lazy" width={240} height={240} />
          )}
        </span>
        <span className={clsx(line.body, styles.said)}>
          <span className={line.names}>
            <span className={styles.stars}>
              <VisuallyHidden>별점 {score}점</VisuallyHidden>
              <span aria-hidden>{'★'.repeat(score).padEnd(SCORE_MAX, '☆')}</span>
            </span>
            <q>{reviewQuote(text)}</q>
            <span className={line.option}>{goods.goodsName}</span>
          </span>
        </span>
      </span>
    </AppLink>
  )
}
