import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import styles from '../Review.module.css'

/** Questions that help to write a review of a product; nothing while they are not known. */
export function ReviewPrompts({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const { data } = useQuery(calls.reviewKeyword.prompt.queryOptions({ input: { goodsId } }))
  if (data === undefined || data.questionList.length === 0) return null
  return (
    <section className={styles.reply} aria-label="리뷰 쓸거리">
      <p>
        <b>이런 점을 알려 주세요</b>
      </p>
      <ul>
        {data.questionList.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  )
}
