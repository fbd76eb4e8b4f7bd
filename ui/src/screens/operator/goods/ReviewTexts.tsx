import { GOODS_NOTICE_KIND_LABELS } from '@jangteo/core/goods/noticeKind.codes'
import { useId } from 'react'
import { Img } from '../../../parts/picture/Img.tsx'
import type { GoodsReview } from './goodsReview.ts'
import styles from './OperatorGoods.module.css'

type Texts = NonNullable<GoodsReview['revision']>['texts']

type ReviewTextsProps = {
  readonly title: string
  readonly texts: Texts
  readonly categoryName: string | null
  /** Texts to mark changes against; `null` marks none. */
  readonly former: Texts | null
}

/** Texts of a product by their names, as a review reads them. */
function factsOf(texts: Texts): readonly (readonly [string, string])[] {
  const kind = texts.noticeTypeEnum
  return [
    ['상품명', texts.goodsName],
    ['한 줄 소개', texts.summary],
    ['모델명', texts.modelName ?? ''],
    ['검색 태그', texts.tagList.join(', ')],
    ['19세 이상', texts.adultYn === 'Y' ? '예' : '아니요'],
    ['상세설명', texts.description],
    ['상품군', kind === null ? '' : GOODS_NOTICE_KIND_LABELS[kind]],
    ...texts.noticeRows.map(({ label, value }) => [label, value] as const),
  ]
}

/** Texts of a product; those that changed are marked. */
export function ReviewTexts({ title, texts, categoryName, former }: ReviewTextsProps) {
  const id = useId()
  const before = new Map(former === null ? [] : factsOf(former))
  return (
    <section className={styles.side} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.pictures}>
        {texts.pictureList.map((picture, place) => (
          <li key={picture} className={styles.picture}>
            <Img picture={picture} alt={`사진 ${place + 1}`} sizes="96px" />
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.label}>카테고리</dt>
          <dd
            className={styles.value}
            data-changed={former !== null && former.categoryId !== texts.categoryId}
          >
            {categoryName ?? '-'}
          </dd>
        </div>
        {factsOf(texts).map(([label, value]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd
              className={styles.value}
              data-changed={former !== null && before.get(label) !== value}
            >
              {value === '' ? '-' : value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
