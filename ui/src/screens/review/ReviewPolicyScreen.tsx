import { REVIEW_POLICY } from '@jangteo/core/review/reviewPolicy.messages'
import { Column } from '../../parts/layout/Column.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import styles from './ReviewPolicy.module.css'

/** How the market treats reviews, in public. */
export function ReviewPolicyScreen() {
  return (
    <>
      <title>리뷰 운영 기준 - 장터</title>
      <PageHeader title="리뷰 운영 기준" width="form" />
      <Column width="form">
        {REVIEW_POLICY.map(({ title, texts }) => (
          <PageSection key={title} title={title}>
            <ul className={styles.texts}>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </PageSection>
        ))}
      </Column>
    </>
  )
}
