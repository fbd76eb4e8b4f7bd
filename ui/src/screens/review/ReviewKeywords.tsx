import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './Review.module.css'
import type { ReviewKeywordData } from './reviewData.ts'

/** Aspects that the reviews of a product often judge; nothing while that is not known. Each leads to the reviews that judge it. */
export function ReviewKeywords({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const { data } = useQuery(calls.reviewKeyword.list.queryOptions({ input: { goodsId } }))
  if (data === undefined || data.keywordList.length === 0) return null
  return (
    <section className={styles.stack} aria-label="리뷰에서 자주 나온 말">
      <h3>
        <b>리뷰에서 자주 나온 말</b>
      </h3>
      <ul className={styles.keywords}>
        {data.keywordList.map((keyword) => (
          <li key={keyword.aspect}>
            <Keyword goodsId={goodsId} keyword={keyword} />
          </li>
        ))}
      </ul>
      <p className={styles.soft}>리뷰 글에서 규칙으로 센 결과예요.</p>
    </section>
  )
}

type KeywordProps = { readonly goodsId: number; readonly keyword: ReviewKeywordData }

function Keyword({ goodsId, keyword }: KeywordProps) {
  const { aspect, label, voteCount, positivePercent, quoteList } = keyword
  return (
    <AppLink className={styles.keyword} to={routes.reviewDetail({ goodsId, aspect })}>
      <b>{label}</b>
      <progress className={styles.bar} value={positivePercent} max={100} aria-hidden />
      <span className={styles.soft}>
        긍정 {positivePercent}% · {formatNumber(voteCount)}개
      </span>
      {quoteList.map((quote) => (
        <q key={quote} className={clsx(styles.quote, styles.soft)}>
          {quote}
        </q>
      ))}
      <VisuallyHidden>리뷰 보기</VisuallyHidden>
    </AppLink>
  )
}
